package ie.trawler.catch_;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CatchLog {

    private CatchLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "catches");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "catches-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> nets =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> catches =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            catches.initTransactions();
            nets.subscribe(List.of("nets")); // expect: transaction-across-rebalance
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            boolean open = false;
            long since = 0;
            while (true) {
                ConsumerRecords<String, String> batch = nets.poll(Duration.ofMillis(200));
                if (!open && !batch.isEmpty()) {
                    catches.beginTransaction();
                    open = true;
                    since = System.currentTimeMillis();
                }
                for (ConsumerRecord<String, String> net : batch) {
                    catches.send(new ProducerRecord<>("catches", net.key(), net.value()));
                    next.put(
                            new TopicPartition(net.topic(), net.partition()),
                            new OffsetAndMetadata(net.offset() + 1));
                }
                if (open && System.currentTimeMillis() - since > 5_000) {
                    catches.sendOffsetsToTransaction(next, nets.groupMetadata());
                    catches.commitTransaction();
                    open = false;
                }
            }
        }
    }
}
