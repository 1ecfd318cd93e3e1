package nl.wadden.birds;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

@RestController
public class BirdCalls {

    private final WebClient rangers;
    private final KafkaTemplate<String, String> template;

    public BirdCalls(WebClient.Builder clients, KafkaTemplate<String, String> template) {
        this.rangers = clients.baseUrl("http://rangers").build();
        this.template = template;
    }

    @PostMapping("/birds")
    public Mono<String> seen(@RequestBody String bird) {
        return rangers.post()
                .uri("/calls")
                .bodyValue(bird)
                .retrieve()
                .bodyToMono(String.class)
                .doOnNext(answer -> template.send("bird-calls", bird, answer));
    }
}
