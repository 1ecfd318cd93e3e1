package com.mossgate.irrigation;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

@Component
public class ValveListener {

  private static final Logger LOG = LoggerFactory.getLogger(ValveListener.class);

  private final WebClient valves;

  public ValveListener(WebClient.Builder builder) {
    this.valves = builder.baseUrl("http://valves.local").build();
  }

  @KafkaListener(topics = "soil-moisture", groupId = "irrigation")
  public void onMoisture(ConsumerRecord<String, Integer> moisture) {
    if (moisture.value() < 15) {
      Mono<Void> opening = open(moisture.key());
      LOG.info("Prepared {} for field {}", opening, moisture.key());
    }
  }

  private Mono<Void> open(String field) {
    return valves.post().uri("/fields/{f}/openings", field).retrieve().bodyToMono(Void.class);
  }
}
