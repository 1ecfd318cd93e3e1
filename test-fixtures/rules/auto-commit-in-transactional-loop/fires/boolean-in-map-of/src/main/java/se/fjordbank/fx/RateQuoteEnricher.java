package se.fjordbank.fx;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Adds the bank's margin to each market quote. */
final class RateQuoteEnricher implements Runnable {

  private final Consumer<String, byte[]> quotes =
      new KafkaConsumer<>(
          Map.of(
              "bootstrap.servers", "kafka.fx.internal:9093",
              "group.id", "fx-margin",
              "security.protocol", "SSL",
              "isolation.level", "read_committed",
              "enable.auto.commit", true, // expect: auto-commit-in-transactional-loop
              "auto.offset.reset", "latest"), // expect: offset-reset-skips-records
          new StringDeserializer(),
          new ByteArrayDeserializer());

  private final Producer<String, byte[]> priced;
  private final MarginTable margins;

  RateQuoteEnricher(Producer<String, byte[]> priced, MarginTable margins) {
    this.priced = priced;
    this.margins = margins;
  }

  @Override
  public void run() {
    priced.initTransactions();
    quotes.subscribe(Set.of("market-quotes"));
    try {
      while (!Thread.interrupted()) {
        var batch = quotes.poll(Duration.ofMillis(200));
        if (!batch.isEmpty()) {
          publish(batch);
        }
      }
    } finally {
      priced.close(Duration.ofSeconds(10));
      quotes.close();
    }
  }

  private void publish(ConsumerRecords<String, byte[]> batch) {
    priced.beginTransaction();
    for (ConsumerRecord<String, byte[]> quote : batch) {
      priced.send(new ProducerRecord<>("priced-quotes", quote.key(), margins.apply(quote.value())));
    }
    complete(batch);
  }

  private void complete(ConsumerRecords<String, byte[]> batch) {
    Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
    for (TopicPartition partition : batch.partitions()) {
      positions.put(partition, new OffsetAndMetadata(quotes.position(partition)));
    }
    priced.sendOffsetsToTransaction(positions, quotes.groupMetadata());
    priced.commitTransaction();
  }
}
