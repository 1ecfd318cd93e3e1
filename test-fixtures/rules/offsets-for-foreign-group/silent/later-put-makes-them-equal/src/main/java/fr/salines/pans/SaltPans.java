package fr.salines.pans;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class SaltPans {

    private static Properties defaults() {
        Properties p = new Properties();
        p.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        p.put(ConsumerConfig.GROUP_ID_CONFIG, "default");
        p.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        p.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        return p;
    }

    public static void main(String[] args) {
        Properties in = defaults();
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "salt-pans");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "salt-pans-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> levels =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> sluices =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            sluices.initTransactions();
            levels.subscribe(List.of("pan-levels"));
            while (true) {
                ConsumerRecords<String, String> batch = levels.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    sluices.beginTransaction();
                    batch.forEach(l -> sluices.send(new ProducerRecord<>("sluices", l.key(), l.value())));
                    sluices.sendOffsetsToTransaction(
                            batch.nextOffsets(),
                            new ConsumerGroupMetadata("salt-pans")); // expect: bare-consumer-group-metadata
                    sluices.commitTransaction();
                }
            }
        }
    }
}
