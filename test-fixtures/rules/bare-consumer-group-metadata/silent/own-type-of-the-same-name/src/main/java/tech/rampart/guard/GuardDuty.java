package tech.rampart.guard;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import tech.rampart.offset.ConsumerGroupMetadata;

public class GuardDuty {

    private static final ConsumerGroupMetadata GROUP = new ConsumerGroupMetadata("guard-duty");

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", GROUP.groupId());
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", GROUP.groupId() + "-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("patrols"));
            while (true) {
                ConsumerRecords<String, String> patrols = consumer.poll(Duration.ofSeconds(1));
                if (!patrols.isEmpty()) {
                    producer.beginTransaction();
                    patrols.forEach(p -> producer.send(new ProducerRecord<>("duties", p.key(), p.value())));
                    producer.sendOffsetsToTransaction(patrols.nextOffsets(), consumer.groupMetadata());
                    producer.commitTransaction();
                }
            }
        }
    }
}
