package fm.tapehead.royalties;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import redis.clients.jedis.JedisPooled;

public class PlayCounter {

    public static void main(String[] args) {
        Map<String, Object> consumerConfig = new HashMap<>();
        consumerConfig.put("bootstrap.servers", args[0]);
        consumerConfig.put("group.id", "play-counter");
        consumerConfig.put("enable.auto.commit", "false");
        consumerConfig.put("isolation.level", "read_committed");
        consumerConfig.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        consumerConfig.put("value.deserializer", "org.apache.kafka.common.serialization.LongDeserializer");

        Map<String, Object> producerConfig = new HashMap<>();
        producerConfig.put("bootstrap.servers", args[0]);
        producerConfig.put("transactional.id", "play-counter-" + System.getenv("HOSTNAME"));
        producerConfig.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        producerConfig.put("value.serializer", "org.apache.kafka.common.serialization.LongSerializer");

        try (KafkaConsumer<String, Long> consumer = new KafkaConsumer<>(consumerConfig);
                KafkaProducer<String, Long> producer = new KafkaProducer<>(producerConfig);
                JedisPooled redis = new JedisPooled(args[1], 6379)) {
            producer.initTransactions();
            consumer.subscribe(Collections.singleton("plays"));
            while (true) {
                ConsumerRecords<String, Long> plays = consumer.poll(Duration.ofSeconds(1));
                if (plays.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                producer.beginTransaction();
                try {
                    plays.forEach(play -> {
                        long total = redis.incrBy("plays:" + play.key(), play.value()); // expect: external-effect-in-transaction
                        producer.send(new ProducerRecord<>("play-totals", play.key(), total));
                        offsets.put(
                                new TopicPartition(play.topic(), play.partition()),
                                new OffsetAndMetadata(play.offset() + 1));
                    });
                    producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
                    producer.commitTransaction();
                } catch (ProducerFencedException e) {
                    return;
                } catch (KafkaException e) {
                    producer.abortTransaction();
                    plays.partitions().forEach(p -> consumer.seek(p, plays.records(p).get(0).offset()));
                }
            }
        }
    }
}
