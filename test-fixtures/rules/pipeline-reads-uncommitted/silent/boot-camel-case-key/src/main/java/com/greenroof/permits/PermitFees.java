package com.greenroof.permits;

import java.util.Map;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
class PermitFees {

  private static final Map<String, Integer> FEE = Map.of("roof", 120, "fence", 40, "pool", 310);

  private final KafkaTemplate<String, String> out;

  PermitFees(KafkaTemplate<String, String> out) {
    this.out = out;
  }

  @KafkaListener(topics = "permit-applications", concurrency = "2")
  void fee(@Header(KafkaHeaders.RECEIVED_KEY) String application, @Payload String kind) {
    out.send("permit-fees", application, "EUR " + FEE.getOrDefault(kind, 75));
  }
}
