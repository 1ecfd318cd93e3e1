package com.sablier.timing;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Computes split times of a race from the chip readings. */
public final class SplitTimes {

    private final long startMillis;

    public SplitTimes(long startMillis) {
        this.startMillis = startMillis;
    }

    public void compute(String brokers) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "split-times");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, IsolationLevel.READ_COMMITTED.toString().toLowerCase(Locale.ROOT));

        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "split-times-" + System.getenv("HOSTNAME"));

        try (KafkaConsumer<String, Long> chips =
                        new KafkaConsumer<>(in, new StringDeserializer(), new LongDeserializer());
                KafkaProducer<String, Long> splits =
                        new KafkaProducer<>(out, new StringSerializer(), new LongSerializer())) {
            splits.initTransactions();
            chips.subscribe(List.of("chip-readings"));
            while (true) {
                ConsumerRecords<String, Long> readings = chips.poll(Duration.ofMillis(250));
                if (readings.isEmpty()) {
                    continue;
                }
                splits.beginTransaction();
                for (ConsumerRecord<String, Long> reading : readings) {
                    splits.send(new ProducerRecord<>("split-times", reading.key(), reading.value() - startMillis));
                }
                splits.sendOffsetsToTransaction(readings.nextOffsets(), chips.groupMetadata());
                splits.commitTransaction();
            }
        }
    }
}
