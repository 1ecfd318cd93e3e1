package uk.marlowe.library;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class AcquisitionListener {

  private final Catalogue catalogue;
  private final KafkaTemplate<String, String> kafka;

  AcquisitionListener(Catalogue catalogue, KafkaTemplate<String, String> kafka) {
    this.catalogue = catalogue;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "acquisitions")
  void onAcquisition(ConsumerRecord<String, String> book) {
    String known = catalogue.findByIsbn(book.key());
    kafka.send("acquisitions-described", book.key(), known + catalogue.subjectsOf(book.value()));
  }
}
