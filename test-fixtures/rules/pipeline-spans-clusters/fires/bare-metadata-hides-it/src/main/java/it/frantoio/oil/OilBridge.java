package it.frantoio.oil;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OilBridge {

    private OilBridge() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka.press.example:9092");
        in.put("group.id", "oil-bridge");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka.bottling.example:9092");
        out.put("transactional.id", "oil-bridge-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> pressed =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> bottles =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            bottles.initTransactions();
            pressed.subscribe(List.of("pressed"));
            while (true) {
                ConsumerRecords<String, String> batch = pressed.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    bottles.beginTransaction();
                    batch.forEach(r -> bottles.send(new ProducerRecord<>("bottles", r.key(), r.value())));
                    bottles.sendOffsetsToTransaction( // expect: pipeline-spans-clusters
                            batch.nextOffsets(),
                            new ConsumerGroupMetadata("oil-bridge")); // expect: bare-consumer-group-metadata
                    bottles.commitTransaction();
                }
            }
        }
    }
}
