package nl.douane.clearance;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class CustomsClearance {

    private static final String GROUP = "customs";
    private static final ConsumerGroupMetadata METADATA = new ConsumerGroupMetadata(GROUP); // expect: bare-consumer-group-metadata

    public static void main(String[] args) throws IOException {
        Properties in = new Properties();
        try (InputStream file = new FileInputStream("conf/consumer.properties")) {
            in.load(file);
        }
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "customs-clearance-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> goods = new KafkaConsumer<>(in);
                KafkaProducer<String, String> cleared =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            cleared.initTransactions();
            goods.subscribe(List.of("goods"));
            while (true) {
                ConsumerRecords<String, String> batch = goods.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    cleared.beginTransaction();
                    batch.forEach(g -> cleared.send(new ProducerRecord<>("cleared", g.key(), g.value())));
                    cleared.sendOffsetsToTransaction(batch.nextOffsets(), METADATA); // expect: offsets-for-foreign-group
                    cleared.commitTransaction();
                }
            }
        }
    }
}
