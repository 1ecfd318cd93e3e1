package fr.grasse.scent;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class ScentMixer {

    private final KafkaConsumer<String, String> orders = consumer("scent-mixer");
    private final KafkaConsumer<String, String> controls = consumer("scent-mixer-controls");
    private boolean paused;

    private static KafkaConsumer<String, String> consumer(String group) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka.grasse.example:9092");
        p.put("group.id", group);
        p.put("enable.auto.commit", "false");
        p.put("isolation.level", "read_committed");
        return new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer());
    }

    public void mix() {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka.grasse.example:9092");
        p.put("transactional.id", "scent-mixer-" + System.getenv("HOSTNAME"));
        try (orders; controls;
                var mixes = new KafkaProducer<>(p, new StringSerializer(), new StringSerializer())) {
            mixes.initTransactions();
            orders.subscribe(List.of("scent-orders"));
            controls.subscribe(List.of("mixer-controls"));
            while (true) {
                for (ConsumerRecord<String, String> control : controls.poll(Duration.ZERO)) {
                    paused = control.value().equals("PAUSE");
                }
                controls.commitSync();
                ConsumerRecords<String, String> batch = orders.poll(Duration.ofMillis(400));
                if (batch.isEmpty() || paused) {
                    batch.partitions().forEach(p2 -> orders.seek(p2, batch.records(p2).get(0).offset()));
                    continue;
                }
                mixes.beginTransaction();
                batch.forEach(o -> mixes.send(new ProducerRecord<>("scent-mixes", o.key(), o.value())));
                mixes.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
                mixes.commitTransaction();
            }
        }
    }

    public static void main(String[] args) {
        new ScentMixer().mix();
    }
}
