package com.pixelpaddle.leaderboard;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

class LeaderboardPipeline {

  private final Map<String, Long> best = new ConcurrentHashMap<>();
  private final Cache<String, String> names =
      Caffeine.newBuilder().maximumSize(10_000).expireAfterWrite(Duration.ofHours(1)).build();
  private final List<String> lastPlayers = new ArrayList<>();

  void run(String brokers) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "leaderboard");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "leaderboard-" + System.getenv("HOSTNAME"));
    var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new LongDeserializer());
    var producer = new KafkaProducer<>(out, new StringSerializer(), new LongSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("scores"));
    while (true) {
      ConsumerRecords<String, Long> scores = consumer.poll(Duration.ofMillis(250));
      if (scores.isEmpty()) {
        continue;
      }
      try {
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (ConsumerRecord<String, Long> score : scores) {
          long record = best.merge(score.key(), score.value(), Math::max);
          names.put(score.key(), score.key().toLowerCase(Locale.ROOT));
          lastPlayers.add(score.key());
          producer.send(new ProducerRecord<>("best-scores", score.key(), record));
          next.put(
              new TopicPartition(score.topic(), score.partition()),
              new OffsetAndMetadata(score.offset() + 1));
        }
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        producer.abortTransaction();
        scores.partitions().forEach(p -> consumer.seek(p, scores.records(p).get(0).offset()));
      }
    }
  }
}
