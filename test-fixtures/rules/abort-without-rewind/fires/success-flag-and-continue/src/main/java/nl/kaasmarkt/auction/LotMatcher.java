package nl.kaasmarkt.auction;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

class LotMatcher {

  private final KafkaConsumer<String, byte[]> lots;
  private final KafkaProducer<String, byte[]> matches;

  LotMatcher(Map<String, Object> consumerConfig, Map<String, Object> producerConfig) {
    this.lots = new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new ByteArrayDeserializer());
    this.matches = new KafkaProducer<>(producerConfig, new StringSerializer(), new ByteArraySerializer());
  }

  void matchForever() {
    try (lots;
        matches) {
      matches.initTransactions();
      lots.subscribe(Set.of("auction.lots"));
      long failed = 0;
      for (; ; ) {
        var batch = lots.poll(Duration.ofSeconds(2));
        if (batch.isEmpty()) {
          continue;
        }
        if (!transfer(batch)) {
          failed++;
          System.out.printf("%d batches failed so far%n", failed);
          continue;
        }
        failed = 0;
      }
    }
  }

  private boolean transfer(ConsumerRecords<String, byte[]> batch) {
    try {
      matches.beginTransaction();
      batch.forEach(lot -> matches.send(new ProducerRecord<>("auction.matches", lot.key(), lot.value())));
      matches.sendOffsetsToTransaction(batch.nextOffsets(), lots.groupMetadata());
      matches.commitTransaction();
      return true;
    } catch (ApplicationRecoverableException | InvalidConfigurationException e) {
      throw e;
    } catch (KafkaException e) {
      matches.abortTransaction(); // expect: abort-without-rewind
      return false;
    }
  }
}
