package ee.tamm.oak;

import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@Component
public class AcornOrders {

    private final KafkaTemplate<String, String> template;
    private final WebClient nursery;

    public AcornOrders(KafkaTemplate<String, String> template, WebClient.Builder clients) {
        this.template = template;
        this.nursery = clients.baseUrl("http://nursery").build();
    }

    @KafkaListener(topics = "acorn-orders")
    public void ordered(List<String> orders) {
        template.executeInTransaction(
                operations ->
                        Flux.fromIterable(orders)
                                .filter(order -> !order.isBlank())
                                .flatMap(this::plant)
                                .doOnNext(seedling -> operations.send("seedlings", seedling))
                                .collectList()
                                .block());
    }

    private Mono<String> plant(String order) {
        return nursery.post() // expect: external-effect-in-transaction
                .uri("/plantings")
                .bodyValue(order)
                .retrieve()
                .bodyToMono(String.class)
                .map(String::toLowerCase);
    }
}
