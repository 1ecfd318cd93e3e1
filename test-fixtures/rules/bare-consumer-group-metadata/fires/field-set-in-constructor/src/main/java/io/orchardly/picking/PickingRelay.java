package io.orchardly.picking;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class PickingRelay {

  private final KafkaConsumer<String, String> crates;
  private final KafkaProducer<String, String> loads;
  private final ConsumerGroupMetadata group;
  private final Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();

  PickingRelay() {
    Map<String, Object> in = new HashMap<>();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("group.id", Groups.PICKING);
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    crates = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> out = new HashMap<>();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", Groups.PICKING + "-" + System.getenv("HOSTNAME"));
    loads = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    this.group = new ConsumerGroupMetadata(Groups.PICKING); // expect: bare-consumer-group-metadata
  }

  void run() {
    loads.initTransactions();
    crates.subscribe(List.of("crates"));
    try {
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = crates.poll(Duration.ofSeconds(2));
        if (batch.isEmpty()) {
          continue;
        }
        loads.beginTransaction();
        for (ConsumerRecord<String, String> crate : batch) {
          loads.send(new ProducerRecord<>("truck-loads", crate.key(), crate.value()));
          done.put(new TopicPartition(crate.topic(), crate.partition()), new OffsetAndMetadata(1 + crate.offset()));
        }
        loads.sendOffsetsToTransaction(done, group);
        loads.commitTransaction();
        done.clear();
      }
    } finally {
      loads.close();
      crates.close();
    }
  }

  public static void main(String[] args) {
    new PickingRelay().run();
  }
}
