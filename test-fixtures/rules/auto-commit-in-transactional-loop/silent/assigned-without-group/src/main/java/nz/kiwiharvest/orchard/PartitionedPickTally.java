package nz.kiwiharvest.orchard;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Tallies picked bins of one partition. There is no consumer group: every tally record carries the offset
 * it was computed from, and a new instance continues behind the newest tally.
 */
public final class PartitionedPickTally {

    private static final String PICKS = "bin-picks";
    private static final String TALLIES = "bin-tallies";

    private final TopicPartition picks;
    private final TopicPartition tallies;
    private long total;

    public PartitionedPickTally(int partition) {
        this.picks = new TopicPartition(PICKS, partition);
        this.tallies = new TopicPartition(TALLIES, partition);
    }

    public void run() {
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "orchard-kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pick-tally-" + picks.partition());

        try (KafkaProducer<String, Long> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new LongSerializer())) {
            producer.initTransactions();
            long start = restore();
            Properties in = clusterReader();
            try (KafkaConsumer<String, String> consumer =
                    new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
                consumer.assign(List.of(picks));
                consumer.seek(picks, start);
                while (!Thread.interrupted()) {
                    tally(consumer.poll(Duration.ofSeconds(1)), producer);
                }
            }
        }
    }

    private void tally(ConsumerRecords<String, String> batch, KafkaProducer<String, Long> producer) {
        if (batch.isEmpty()) {
            return;
        }
        long next = 0;
        producer.beginTransaction();
        for (ConsumerRecord<String, String> pick : batch) {
            total += Long.parseLong(pick.value());
            next = pick.offset() + 1;
        }
        ProducerRecord<String, Long> tally = new ProducerRecord<>(TALLIES, picks.partition(), "total", total);
        tally.headers().add("next-offset", ByteBuffer.allocate(Long.BYTES).putLong(next).array());
        producer.send(tally);
        producer.commitTransaction();
    }

    private long restore() {
        long next = 0;
        try (KafkaConsumer<String, Long> reader =
                new KafkaConsumer<>(clusterReader(), new StringDeserializer(), new LongDeserializer())) {
            reader.assign(List.of(tallies));
            reader.seekToBeginning(List.of(tallies));
            long end = reader.endOffsets(List.of(tallies)).get(tallies);
            while (reader.position(tallies) < end) {
                for (ConsumerRecord<String, Long> tally : reader.poll(Duration.ofMillis(500))) {
                    total = tally.value();
                    next = ByteBuffer.wrap(tally.headers().lastHeader("next-offset").value()).getLong();
                }
            }
        }
        return next;
    }

    private static Properties clusterReader() {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "orchard-kafka:9092");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        return in;
    }
}
