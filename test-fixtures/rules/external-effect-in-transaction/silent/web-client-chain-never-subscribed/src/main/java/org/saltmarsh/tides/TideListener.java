package org.saltmarsh.tides;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;
import org.springframework.web.reactive.function.client.WebClient;

@Component
class TideListener {

    private final WebClient sluices;
    private final RestClient bridges;
    private final KafkaTemplate<String, String> kafka;

    TideListener(WebClient.Builder sluices, RestClient.Builder bridges, KafkaTemplate<String, String> kafka) {
        this.sluices = sluices.baseUrl("http://sluices").build();
        this.bridges = bridges.baseUrl("http://bridges").build();
        this.kafka = kafka;
    }

    @KafkaListener(topics = "tides")
    void onTide(ConsumerRecord<String, String> tide) {
        sluices.post()
                .uri("/sluices/{name}/closings", tide.key())
                .bodyValue(tide.value())
                .retrieve()
                .bodyToMono(String.class);
        bridges.post().uri("/bridges/openings").body(tide.value()).retrieve();
        kafka.send("tides-seen", tide.key(), tide.value());
    }
}
