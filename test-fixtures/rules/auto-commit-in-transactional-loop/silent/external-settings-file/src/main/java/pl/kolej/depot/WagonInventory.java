package pl.kolej.depot;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Usage: wagon-inventory [file with client settings]. */
public final class WagonInventory {

    private WagonInventory() {
    }

    public static void main(String[] args) throws IOException {
        Properties site = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of(args[0]), StandardCharsets.UTF_8)) {
            site.load(reader);
        }

        Properties in = new Properties();
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "wagon-inventory");
        in.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, "org.apache.kafka.common.serialization.StringDeserializer");
        in.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, "org.apache.kafka.common.serialization.StringDeserializer");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        in.putAll(site);

        Properties out = new Properties();
        out.putAll(site);
        out.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, "org.apache.kafka.common.serialization.StringSerializer");
        out.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, "org.apache.kafka.common.serialization.StringSerializer");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wagon-inventory-" + System.getenv("HOSTNAME"));

        try (var consumer = new KafkaConsumer<String, String>(in);
                var producer = new KafkaProducer<String, String>(out)) {
            producer.initTransactions();
            consumer.subscribe(List.of("wagon-movements"));
            while (true) {
                var movements = consumer.poll(Duration.ofSeconds(5));
                if (movements.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                movements.forEach(m ->
                        producer.send(new ProducerRecord<>("wagon-positions", m.key(), m.value().split(";")[2])));
                producer.sendOffsetsToTransaction(movements.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }
}
