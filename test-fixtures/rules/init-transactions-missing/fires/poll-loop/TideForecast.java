import static org.apache.kafka.clients.consumer.ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.GROUP_ID_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.ISOLATION_LEVEL_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Any failure ends the program; the container starts it again. */
class TideForecast {

    public static void main(String[] args) {
        Map<String, Object> reading = Map.of(
                BOOTSTRAP_SERVERS_CONFIG, args[0],
                GROUP_ID_CONFIG, "tide-forecast",
                ENABLE_AUTO_COMMIT_CONFIG, false,
                ISOLATION_LEVEL_CONFIG, "read_committed");
        Map<String, Object> writing = Map.of(
                BOOTSTRAP_SERVERS_CONFIG, args[0],
                TRANSACTIONAL_ID_CONFIG, "tide-forecast-" + System.getenv("HOSTNAME"));

        try (var gauges = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
                var forecasts = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer())) {
            gauges.subscribe(List.of("tide-gauges"));
            while (true) {
                ConsumerRecords<String, String> batch = gauges.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                forecasts.beginTransaction(); // expect: init-transactions-missing
                for (ConsumerRecord<String, String> level : batch) {
                    forecasts.send(new ProducerRecord<>("tide-forecasts", level.key(), level.value().strip()));
                }
                forecasts.sendOffsetsToTransaction(batch.nextOffsets(), gauges.groupMetadata());
                forecasts.commitTransaction();
            }
        }
    }
}
