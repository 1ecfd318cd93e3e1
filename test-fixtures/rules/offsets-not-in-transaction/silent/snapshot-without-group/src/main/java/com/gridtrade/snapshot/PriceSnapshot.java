package com.gridtrade.snapshot;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Reads the whole topic again at each start and publishes all of it under the name of the day. */
public final class PriceSnapshot {

  public static void main(String[] args) {
    Map<String, Object> in = new HashMap<>();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("isolation.level", "read_committed");
    Map<String, Object> out = new HashMap<>();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", "price-snapshot-" + System.getenv("POD_NAME"));
    try (KafkaConsumer<String, String> prices =
            new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> snapshot =
            new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      List<TopicPartition> partitions =
          prices.partitionsFor("spot-prices").stream()
              .map(p -> new TopicPartition(p.topic(), p.partition()))
              .collect(Collectors.toList());
      prices.assign(partitions);
      prices.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = prices.endOffsets(partitions);
      snapshot.initTransactions();
      while (partitions.stream().anyMatch(p -> prices.position(p) < ends.get(p))) {
        var batch = prices.poll(Duration.ofSeconds(1));
        snapshot.beginTransaction();
        for (ConsumerRecord<String, String> price : batch) {
          snapshot.send(new ProducerRecord<>("spot-snapshot-" + args[0], price.key(), price.value()));
        }
        snapshot.commitTransaction();
      }
    }
  }
}
