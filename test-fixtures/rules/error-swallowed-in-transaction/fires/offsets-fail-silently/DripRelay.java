import java.time.Duration;
import java.util.Arrays;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class DripRelay {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "drip-relay");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "drip-relay-" + System.getenv("HOSTNAME"));

        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(Arrays.asList("drips"));
            while (true) {
                ConsumerRecords<String, String> drips = consumer.poll(Duration.ofMillis(100));
                if (drips.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> drip : drips) {
                    producer.send(new ProducerRecord<>("watering", drip.key(), drip.value()));
                }
                try {
                    producer.sendOffsetsToTransaction(drips.nextOffsets(), consumer.groupMetadata());
                } catch (KafkaException e) { // expect: error-swallowed-in-transaction
                    e.printStackTrace();
                }
                producer.commitTransaction();
            }
        }
    }
}
