package com.obsidian.mirror;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Prepares at a checkpoint and commits or aborts when the coordinator has decided. */
public final class MirrorCommitter {

  private final Map<Long, Producer<byte[], byte[]>> prepared = new ConcurrentHashMap<>();
  private final String subtask;

  public MirrorCommitter(String subtask) {
    this.subtask = subtask;
  }

  public void prepare(long checkpoint, List<byte[]> values) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mirror-" + subtask + "-" + checkpoint);
    Producer<byte[], byte[]> producer =
        new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer());
    producer.initTransactions();
    producer.beginTransaction();
    for (byte[] value : values) {
      producer.send(new ProducerRecord<>("mirror", value));
    }
    producer.flush();
    prepared.put(checkpoint, producer);
  }

  public void commit(long checkpoint) {
    try (Producer<byte[], byte[]> producer = prepared.remove(checkpoint)) {
      producer.commitTransaction();
    }
  }

  public void abort(long checkpoint) {
    try (Producer<byte[], byte[]> producer = prepared.remove(checkpoint)) {
      producer.abortTransaction();
    }
  }
}
