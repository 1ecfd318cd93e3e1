package ch.bahn.delay;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class TrainDelays {

    public static void main(String[] args) throws IOException {
        Properties in = new Properties();
        in.put("group.id", "train-delays-local");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        try (Reader file = Files.newBufferedReader(Path.of("/etc/train-delays/consumer.properties"))) {
            in.load(file);
        }
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "train-delays-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> trains =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> delays =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            delays.initTransactions();
            trains.subscribe(List.of("train-positions"));
            while (true) {
                ConsumerRecords<String, String> batch = trains.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                delays.beginTransaction();
                batch.forEach(t -> delays.send(new ProducerRecord<>("train-delays", t.key(), t.value())));
                Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
                batch.partitions().forEach(p -> positions.put(p, new OffsetAndMetadata(trains.position(p))));
                delays.sendOffsetsToTransaction(positions, "train-delays"); // expect: send-offsets-overload-removed
                delays.commitTransaction();
            }
        }
    }
}
