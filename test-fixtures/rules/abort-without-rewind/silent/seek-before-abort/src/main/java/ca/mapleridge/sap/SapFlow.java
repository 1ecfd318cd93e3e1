package ca.mapleridge.sap;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class SapFlow {

  private final Consumer<String, Integer> taps;
  private final Producer<String, Integer> litres;

  SapFlow(Consumer<String, Integer> taps, Producer<String, Integer> litres) {
    this.taps = taps;
    this.litres = litres;
  }

  void flow() {
    litres.initTransactions();
    taps.subscribe(List.of("sap-taps"));
    while (true) {
      ConsumerRecords<String, Integer> batch = taps.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      litres.beginTransaction();
      try {
        batch.forEach(t -> litres.send(new ProducerRecord<>("sap-litres", t.key(), t.value() / 10)));
        litres.sendOffsetsToTransaction(batch.nextOffsets(), taps.groupMetadata());
        litres.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        litres.close();
        throw e;
      } catch (KafkaException e) {
        for (TopicPartition partition : batch.partitions()) {
          taps.seek(partition, batch.records(partition).get(0).offset());
        }
        litres.abortTransaction();
      }
    }
  }
}
