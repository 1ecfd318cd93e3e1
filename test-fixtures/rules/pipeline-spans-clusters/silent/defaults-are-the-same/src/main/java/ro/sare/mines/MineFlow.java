package ro.sare.mines;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MineFlow {

    private MineFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", System.getenv().getOrDefault("UPSTREAM_BROKERS", "kafka:9092"));
        in.put("group.id", "mines");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", System.getenv().getOrDefault("DOWNSTREAM_BROKERS", "kafka:9092"));
        out.put("transactional.id", "mines-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> carts =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> loads =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            loads.initTransactions();
            carts.subscribe(List.of("carts"));
            while (true) {
                ConsumerRecords<String, String> batch = carts.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                loads.beginTransaction();
                batch.forEach(r -> loads.send(new ProducerRecord<>("loads", r.key(), r.value())));
                loads.sendOffsetsToTransaction(batch.nextOffsets(), carts.groupMetadata());
                loads.commitTransaction();
            }
        }
    }
}
