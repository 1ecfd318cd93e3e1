package jp.sakuraline.delay;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class TrainDelayTotals {

  private final KafkaTemplate<String, String> kafka;

  TrainDelayTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "train-delays", groupId = "train-delays-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("train-delays-totals", record.key(), record.value());
  }
}
