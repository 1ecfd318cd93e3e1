package nl.wadden.seals;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

@Component
public class SealSightings {

    private final WebClient rangers;

    public SealSightings(WebClient.Builder clients) {
        this.rangers = clients.baseUrl("http://rangers").build();
    }

    @KafkaListener(topics = "seal-sightings")
    public Mono<Void> sighted(String sighting) {
        return Mono.just(sighting)
                .filter(each -> !each.isBlank())
                .flatMap(this::call)
                .then();
    }

    private Mono<String> call(String sighting) {
        return rangers.post() // expect: external-effect-without-idempotency-key
                .uri("/calls")
                .bodyValue(sighting)
                .retrieve()
                .bodyToMono(String.class);
    }
}
