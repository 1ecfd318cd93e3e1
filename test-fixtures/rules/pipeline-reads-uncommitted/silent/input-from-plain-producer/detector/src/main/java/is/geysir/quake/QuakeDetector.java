package is.geysir.quake;

import is.geysir.topic.TopicNames;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class QuakeDetector {

    public static void main(String[] args) {
        Map<String, Object> reading = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "quake-kafka:9092",
                ConsumerConfig.GROUP_ID_CONFIG, "quake-detector",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        Map<String, Object> writing = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "quake-kafka:9092",
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "quake-detector-" + System.getenv("HOSTNAME"));
        try (var tremors = new KafkaConsumer<>(reading, new StringDeserializer(), new DoubleDeserializer());
                var quakes = new KafkaProducer<>(writing, new StringSerializer(), new DoubleSerializer())) {
            quakes.initTransactions();
            tremors.subscribe(List.of(TopicNames.TREMORS));
            while (true) {
                ConsumerRecords<String, Double> batch = tremors.poll(Duration.ofMillis(100));
                if (batch.isEmpty()) {
                    continue;
                }
                quakes.beginTransaction();
                for (ConsumerRecord<String, Double> tremor : batch) {
                    if (tremor.value() > 800) {
                        quakes.send(new ProducerRecord<>(TopicNames.QUAKES, tremor.key(), Math.log10(tremor.value())));
                    }
                }
                quakes.sendOffsetsToTransaction(batch.nextOffsets(), tremors.groupMetadata());
                quakes.commitTransaction();
            }
        }
    }
}
