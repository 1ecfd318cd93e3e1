package org.genomelab.variant;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

class VariantSink {

  private final String brokers;
  private final List<Shard> shards;

  VariantSink(String brokers, int numberOfShards) {
    this.brokers = brokers;
    this.shards =
        IntStream.range(0, numberOfShards)
            .mapToObj(number -> new Shard(number, openProducer()))
            .collect(Collectors.toList());
  }

  Shard shardOf(String chromosome) {
    return shards.get(Math.floorMod(chromosome.hashCode(), shards.size()));
  }

  private KafkaProducer<String, byte[]> openProducer() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(ProducerConfig.BATCH_SIZE_CONFIG, 131_072);
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "variant-sink"); // expect: transactional-id-shared-in-process
    var producer =
        new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
    producer.initTransactions();
    return producer;
  }

  record Shard(int number, KafkaProducer<String, byte[]> producer) {}
}
