package live.encore.tickets.flow;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Makes clients. */
public final class Clients {

    private Clients() {
    }

    public static KafkaConsumer<String, String> consumer(String group) {
        return new KafkaConsumer<>(
                Map.ofEntries(
                        entry(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA")),
                        entry(ConsumerConfig.GROUP_ID_CONFIG, group),
                        entry(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false"),
                        // expect: pipeline-reads-uncommitted
                        entry(ConsumerConfig.ISOLATION_LEVEL_CONFIG, level(IsolationLevel.READ_UNCOMMITTED)),
                        entry(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest")),
                new StringDeserializer(),
                new StringDeserializer());
    }

    private static String level(IsolationLevel isolation) {
        return isolation.toString().toLowerCase(Locale.ROOT);
    }

    /** Every flow of every pod has a producer with a name of its own, which survives restarts. */
    public static KafkaProducer<String, String> producer(String flow) {
        return new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA"),
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, flow + "." + System.getenv("POD_NAME")),
                new StringSerializer(),
                new StringSerializer());
    }
}
