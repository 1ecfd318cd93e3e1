package nl.wadden.tides;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

@Component
public class TideReports {

    private final WebClient harbour;

    public TideReports(WebClient.Builder clients) {
        this.harbour = clients.baseUrl("http://harbour").build();
    }

    @KafkaListener(topics = "tides")
    public Mono<Void> report(ConsumerRecord<String, String> tide) {
        return Mono.just(tide).flatMap(this::call).then();
    }

    private Mono<String> call(ConsumerRecord<String, String> tide) {
        return harbour.post()
                .uri("/reports")
                .header("Idempotency-Key", tide.topic() + tide.partition() + "-" + tide.offset())
                .bodyValue(tide.value())
                .retrieve()
                .bodyToMono(String.class);
    }
}
