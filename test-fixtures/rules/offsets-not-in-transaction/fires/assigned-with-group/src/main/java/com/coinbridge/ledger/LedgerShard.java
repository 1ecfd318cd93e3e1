package com.coinbridge.ledger;

import static org.apache.kafka.clients.consumer.ConsumerConfig.AUTO_OFFSET_RESET_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.GROUP_ID_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.ISOLATION_LEVEL_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Each process owns one partition of the ledger. */
public final class LedgerShard {

  public static void main(String[] args) {
    int shard = Integer.parseInt(System.getenv("SHARD"));
    Map<String, Object> in =
        Map.of(
            BOOTSTRAP_SERVERS_CONFIG, "kafka:9092",
            GROUP_ID_CONFIG, "ledger-shards",
            AUTO_OFFSET_RESET_CONFIG, "earliest",
            ENABLE_AUTO_COMMIT_CONFIG, false,
            ISOLATION_LEVEL_CONFIG, "read_committed");
    Map<String, Object> out =
        Map.of(BOOTSTRAP_SERVERS_CONFIG, "kafka:9092", TRANSACTIONAL_ID_CONFIG, "ledger-shard-" + shard);
    try (var transfers = new KafkaConsumer<>(in, new ByteArrayDeserializer(), new ByteArrayDeserializer());
        var entries = new KafkaProducer<>(out, new ByteArraySerializer(), new ByteArraySerializer())) {
      entries.initTransactions();
      transfers.assign(List.of(new TopicPartition("transfers", shard)));
      while (true) {
        ConsumerRecords<byte[], byte[]> batch = transfers.poll(Duration.ofMillis(50));
        if (batch.isEmpty()) {
          continue;
        }
        entries.beginTransaction(); // expect: offsets-not-in-transaction
        batch.forEach(
            t -> {
              entries.send(new ProducerRecord<>("ledger-debit", shard, t.key(), t.value()));
              entries.send(new ProducerRecord<>("ledger-credit", shard, t.key(), t.value()));
            });
        entries.commitTransaction();
      }
    }
  }
}
