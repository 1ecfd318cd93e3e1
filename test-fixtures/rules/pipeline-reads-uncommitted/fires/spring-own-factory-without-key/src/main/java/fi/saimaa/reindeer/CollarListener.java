package fi.saimaa.reindeer;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class CollarListener {

  private final KafkaTemplate<String, String> template;

  CollarListener(KafkaTemplate<String, String> template) {
    this.template = template;
  }

  @KafkaListener(topics = "collar-positions")
  void position(ConsumerRecord<String, String> position) {
    double latitude = Double.parseDouble(position.value().split(",")[0]);
    if (latitude > 69.9) {
      template.send("border-warnings", position.key(), position.value());
    }
  }
}
