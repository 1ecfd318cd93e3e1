package au.redgum.weir;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class WeirGates {

  private final Properties consumerConfig;
  private final Properties producerConfig;

  public WeirGates(Properties consumerConfig, Properties producerConfig) {
    this.consumerConfig = consumerConfig;
    this.producerConfig = producerConfig;
  }

  /** Runs until something fails; the platform starts the process again. */
  public void operate() {
    try (KafkaConsumer<String, String> levels = new KafkaConsumer<>(consumerConfig);
        KafkaProducer<String, String> gates = new KafkaProducer<>(producerConfig)) {
      gates.initTransactions();
      levels.subscribe(List.of("river-levels"));
      while (true) {
        ConsumerRecords<String, String> batch = levels.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        gates.beginTransaction();
        try {
          for (ConsumerRecord<String, String> level : batch) {
            gates.send(new ProducerRecord<>("gate-positions", level.key(), level.value()));
          }
          gates.sendOffsetsToTransaction(batch.nextOffsets(), levels.groupMetadata());
          gates.commitTransaction();
        } catch (RuntimeException e) {
          gates.abortTransaction();
          throw e;
        }
      }
    }
  }
}
