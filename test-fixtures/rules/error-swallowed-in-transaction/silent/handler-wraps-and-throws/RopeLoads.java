import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RopeLoads {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", args[0]);
        in.put("group.id", "rope-loads");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", args[0]);
        out.put("transactional.id", "rope-loads-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, Double> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new DoubleSerializer())) {
            producer.initTransactions();
            consumer.subscribe(Collections.singletonList("rope-loads"));
            while (true) {
                ConsumerRecords<String, String> tests = consumer.poll(Duration.ofSeconds(1));
                if (tests.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> test : tests) {
                    try {
                        double force = Double.parseDouble(test.value());
                        producer.send(new ProducerRecord<>("rope-strength", test.key(), force));
                    } catch (NumberFormatException e) {
                        System.err.println("Unreadable: " + test);
                        throw new IllegalStateException("Offset " + test.offset() + " is unreadable", e);
                    }
                }
                producer.sendOffsetsToTransaction(tests.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }
}
