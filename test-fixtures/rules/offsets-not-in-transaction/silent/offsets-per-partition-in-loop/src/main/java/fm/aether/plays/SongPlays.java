package fm.aether.plays;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class SongPlays {

    private final KafkaConsumer<String, String> plays;
    private final KafkaProducer<String, String> counted;

    public SongPlays(Properties in, Properties out) {
        plays = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        counted = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        counted.initTransactions();
    }

    public void count() {
        plays.subscribe(List.of("song-plays"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> batch = plays.poll(Duration.ofMillis(800));
            if (batch.isEmpty()) {
                continue;
            }
            counted.beginTransaction();
            for (TopicPartition partition : batch.partitions()) {
                List<ConsumerRecord<String, String>> part = batch.records(partition);
                part.forEach(p -> counted.send(new ProducerRecord<>("plays-counted", p.key(), p.value())));
                long next = part.get(part.size() - 1).offset() + 1L;
                counted.sendOffsetsToTransaction(
                        Map.of(partition, new OffsetAndMetadata(next)), plays.groupMetadata());
            }
            counted.commitTransaction();
        }
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", args[0]);
        in.put("group.id", "song-plays");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", args[0]);
        out.put("transactional.id", "song-plays-" + System.getenv("POD_NAME"));
        SongPlays songs = new SongPlays(in, out);
        try {
            songs.count();
        } finally {
            songs.counted.close();
            songs.plays.close();
        }
    }
}
