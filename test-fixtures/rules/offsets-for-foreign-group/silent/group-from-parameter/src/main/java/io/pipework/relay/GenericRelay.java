package io.pipework.relay;

import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Relays topics for any group that the caller names. */
public final class GenericRelay {

  private final String groupId;
  private final KafkaProducer<byte[], byte[]> producer;

  public GenericRelay(String groupId, Properties settings) {
    this.groupId = groupId;
    Properties out = new Properties();
    out.putAll(settings);
    producer = new KafkaProducer<>(out, new ByteArraySerializer(), new ByteArraySerializer());
    producer.initTransactions();
  }

  public void relay(Collection<String> topics) {
    Properties in = new Properties();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("group.id", "generic-relay");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    try (KafkaConsumer<byte[], byte[]> consumer =
        new KafkaConsumer<>(in, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      consumer.subscribe(topics);
      while (!Thread.interrupted()) {
        var records = consumer.poll(Duration.ofMillis(100));
        for (TopicPartition partition : records.partitions()) {
          var part = records.records(partition);
          producer.beginTransaction();
          for (ConsumerRecord<byte[], byte[]> record : part) {
            producer.send(new ProducerRecord<>("relayed." + record.topic(), record.key(), record.value()));
          }
          var next = new OffsetAndMetadata(part.get(part.size() - 1).offset() + 1);
          producer.sendOffsetsToTransaction(Map.of(partition, next), groupId); // expect: send-offsets-overload-removed
          producer.commitTransaction();
        }
      }
    }
    producer.close();
  }
}
