package jp.sakura.bento;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** One process for each partition. */
public final class BentoOrders {

    private BentoOrders() {
    }

    public static void main(String[] args) {
        int partition = Integer.parseInt(args[0]);
        Map<String, Object> in = new HashMap<>();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Map<String, Object> out = new HashMap<>();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bento-" + partition);
        try (Consumer<String, String> orders =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer()); // expect: group-id-missing
                Producer<String, String> kitchen =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            kitchen.initTransactions();
            orders.assign(List.of(new TopicPartition("orders", partition)));
            while (true) {
                ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                kitchen.beginTransaction();
                batch.forEach(o -> kitchen.send(new ProducerRecord<>("kitchen", o.key(), o.value())));
                kitchen.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
                kitchen.commitTransaction();
            }
        }
    }
}
