package no.fjord.ferries;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes all crossings of a day when somebody ends the day. */
public final class CrossingLedger {

  private final KafkaConsumer<String, String> crossings;
  private final KafkaProducer<String, String> ledger;

  public CrossingLedger(String servers) {
    Properties in = new Properties();
    in.put("bootstrap.servers", servers);
    in.put("group.id", "crossing-ledger");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    crossings = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Properties out = new Properties();
    out.put("bootstrap.servers", servers);
    out.put("transactional.id", "crossing-ledger-" + System.getenv("POD_NAME"));
    ledger = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
  }

  public void endDay() {
    crossings.wakeup();
  }

  public void run() {
    ledger.initTransactions();
    crossings.subscribe(List.of("crossings"));
    ConsumerGroupMetadata member = crossings.groupMetadata(); // expect: cached-group-metadata
    List<ConsumerRecord<String, String>> day = new ArrayList<>();
    try {
      while (true) {
        crossings.poll(Duration.ofSeconds(1)).forEach(day::add);
      }
    } catch (WakeupException e) {
      write(day, member);
    } finally {
      ledger.close();
      crossings.close();
    }
  }

  private void write(List<ConsumerRecord<String, String>> day, ConsumerGroupMetadata member) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    ledger.beginTransaction();
    for (ConsumerRecord<String, String> crossing : day) {
      ledger.send(new ProducerRecord<>("ledger", crossing.key(), crossing.value()));
      next.put(
          new TopicPartition(crossing.topic(), crossing.partition()),
          new OffsetAndMetadata(crossing.offset() + 1));
    }
    ledger.sendOffsetsToTransaction(next, member);
    ledger.commitTransaction();
  }
}
