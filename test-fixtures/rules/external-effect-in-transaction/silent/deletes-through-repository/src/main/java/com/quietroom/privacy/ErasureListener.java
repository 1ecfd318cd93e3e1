package com.quietroom.privacy;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class ErasureListener {

  private final VisitRepository visits;
  private final KafkaTemplate<String, String> kafka;

  ErasureListener(VisitRepository visits, KafkaTemplate<String, String> kafka) {
    this.visits = visits;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "erasure-requests")
  void erase(ConsumerRecord<String, String> request) {
    long before = visits.countByVisitor(request.key());
    visits.deleteByVisitor(request.key());
    visits.markAnonymous(request.key());
    visits.deleteAllInBatch(visits.findByVisitorStartingWith(request.key() + "/"));
    kafka.send("erasures", request.key(), Long.toString(before));
  }
}
