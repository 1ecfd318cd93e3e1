package coop.regional.invoicing;

import coop.regional.messaging.Isolation;
import coop.regional.messaging.TransactionalTemplate;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class InvoiceRun {

    public static void main(String[] args) {
        Properties props = new Properties();
        props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "invoice-run");
        props.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        props.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, Isolation.UNCOMMITTED);

        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "invoice-run-" + System.getenv("HOSTNAME"));

        try (var deliveries = new KafkaConsumer<>(props, new StringDeserializer(), new StringDeserializer());
                var template = new TransactionalTemplate<>(
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer()))) {
            deliveries.subscribe(List.of("deliveries"));
            while (true) {
                ConsumerRecords<String, String> batch = deliveries.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    template.execute(
                            producer -> batch.forEach(d ->
                                    producer.send(new ProducerRecord<>("invoices", d.key(), "due:" + d.value()))),
                            batch.nextOffsets(),
                            deliveries.groupMetadata());
                }
            }
        }
    }
}
