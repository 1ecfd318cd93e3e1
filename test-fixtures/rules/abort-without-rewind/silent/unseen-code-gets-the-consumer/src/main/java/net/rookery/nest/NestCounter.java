package net.rookery.nest;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class NestCounter {

  private final Consumer<String, String> sightings;
  private final Producer<String, String> counts;
  private final BiConsumer<Consumer<String, String>, ConsumerRecords<String, String>> recovery;

  public NestCounter(
      Consumer<String, String> sightings,
      Producer<String, String> counts,
      BiConsumer<Consumer<String, String>, ConsumerRecords<String, String>> recovery) {
    this.sightings = sightings;
    this.counts = counts;
    this.recovery = recovery;
  }

  public void count() {
    counts.initTransactions();
    sightings.subscribe(List.of("nest-sightings"));
    while (true) {
      ConsumerRecords<String, String> batch = sightings.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      counts.beginTransaction();
      try {
        batch.forEach(s -> counts.send(new ProducerRecord<>("nest-counts", s.key(), s.value())));
        counts.sendOffsetsToTransaction(batch.nextOffsets(), sightings.groupMetadata());
        counts.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        counts.close();
        throw e;
      } catch (KafkaException e) {
        counts.abortTransaction();
        recovery.accept(sightings, batch);
      }
    }
  }
}
