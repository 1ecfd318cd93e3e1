package com.beehivedata.connector;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** One task of the hive connector; {@code user} holds whatever the tenant configured. */
public final class MirrorTask implements Runnable {

  private final Map<String, String> user;
  private final String taskId;
  private volatile boolean stopping;

  public MirrorTask(Map<String, String> user, String taskId) {
    this.user = user;
    this.taskId = taskId;
  }

  private Properties consumerProps() {
    Properties props = new Properties();
    props.putAll(user);
    props.putIfAbsent(ConsumerConfig.GROUP_ID_CONFIG, "hive-mirror");
    props.putIfAbsent(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    props.putIfAbsent(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return props;
  }

  private Properties producerProps() {
    Properties props = new Properties();
    props.putAll(user);
    props.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hive-mirror-" + taskId);
    return props;
  }

  @Override
  public void run() {
    try (KafkaConsumer<byte[], byte[]> source =
            new KafkaConsumer<>(consumerProps(), new ByteArrayDeserializer(), new ByteArrayDeserializer());
        KafkaProducer<byte[], byte[]> target =
            new KafkaProducer<>(producerProps(), new ByteArraySerializer(), new ByteArraySerializer())) {
      target.initTransactions();
      source.subscribe(List.of(user.get("hive.source.topic")));
      while (!stopping) {
        mirror(source, target);
      }
    }
  }

  private void mirror(KafkaConsumer<byte[], byte[]> source, KafkaProducer<byte[], byte[]> target) {
    ConsumerRecords<byte[], byte[]> records = source.poll(Duration.ofMillis(500));
    if (records.isEmpty()) {
      return;
    }
    target.beginTransaction();
    for (ConsumerRecord<byte[], byte[]> record : records) {
      target.send(new ProducerRecord<>(user.get("hive.target.topic"), record.key(), record.value()));
    }
    target.sendOffsetsToTransaction(records.nextOffsets(), source.groupMetadata());
    target.commitTransaction();
  }

  public void stop() {
    stopping = true;
  }
}
