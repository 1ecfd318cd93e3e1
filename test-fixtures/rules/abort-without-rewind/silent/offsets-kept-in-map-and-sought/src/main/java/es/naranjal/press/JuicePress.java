package es.naranjal.press;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class JuicePress {

  private final KafkaConsumer<String, String> crates;
  private final KafkaProducer<String, String> bottles;
  private final Map<TopicPartition, Long> firstOffsets = new HashMap<>();

  public JuicePress(KafkaConsumer<String, String> crates, KafkaProducer<String, String> bottles) {
    this.crates = crates;
    this.bottles = bottles;
  }

  public void press() {
    bottles.initTransactions();
    crates.subscribe(List.of("orange-crates"));
    for (;;) {
      ConsumerRecords<String, String> batch = crates.poll(Duration.ofMillis(800));
      firstOffsets.clear();
      for (ConsumerRecord<String, String> crate : batch) {
        firstOffsets.putIfAbsent(new TopicPartition(crate.topic(), crate.partition()), crate.offset());
      }
      if (firstOffsets.isEmpty()) {
        continue;
      }
      bottles.beginTransaction();
      try {
        batch.forEach(c -> bottles.send(new ProducerRecord<>("juice-bottles", c.key(), c.value())));
        bottles.sendOffsetsToTransaction(batch.nextOffsets(), crates.groupMetadata());
        bottles.commitTransaction();
      } catch (KafkaException e) {
        recover(e);
      }
    }
  }

  private void recover(KafkaException e) {
    if (e instanceof ProducerFencedException
        || e instanceof OutOfOrderSequenceException
        || e instanceof AuthorizationException) {
      bottles.close();
      crates.close();
      throw e;
    }
    bottles.abortTransaction();
    firstOffsets.forEach(crates::seek);
  }
}
