package org.stacksmith.tools;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Gives the offsets of several groups to their successors, all at once. */
public final class GroupRename {

  public static void main(String[] groups) throws ExecutionException, InterruptedException {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", System.getenv("BROKERS"));
    Properties writer = new Properties();
    writer.setProperty("bootstrap.servers", System.getenv("BROKERS"));
    writer.setProperty("transactional.id", "group-rename-" + System.getenv("USER"));
    try (Admin admin = Admin.create(settings);
        KafkaProducer<byte[], byte[]> producer =
            new KafkaProducer<>(writer, new ByteArraySerializer(), new ByteArraySerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String group : groups) {
        Map<TopicPartition, OffsetAndMetadata> offsets =
            admin.listConsumerGroupOffsets(group).partitionsToOffsetAndMetadata().get();
        producer.sendOffsetsToTransaction(offsets, new ConsumerGroupMetadata(group + "-v2"));
      }
      producer.commitTransaction();
    }
  }
}
