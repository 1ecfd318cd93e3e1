import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class ShelfAudit {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", args[0]);
        in.put("group.id", "shelf-audit");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", args[0]);
        out.put("transactional.id", "shelf-audit-" + System.getenv("HOSTNAME"));

        KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
                new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        consumer.subscribe(Collections.singletonList("shelf-scans"));
        while (true) {
            ConsumerRecords<String, String> scans = consumer.poll(Duration.ofSeconds(1));
            if (scans.isEmpty()) {
                continue;
            }
            try {
                producer.beginTransaction();
                for (ConsumerRecord<String, String> scan : scans) {
                    producer.send(new ProducerRecord<>("shelf-gaps", scan.key(), scan.value()));
                }
                producer.sendOffsetsToTransaction(scans.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                e.printStackTrace();
                break;
            } catch (KafkaException e) {
                producer.abortTransaction();
                for (TopicPartition partition : scans.partitions()) {
                    consumer.seek(partition, scans.records(partition).get(0).offset());
                }
            }
        }
        producer.close();
        consumer.close();
    }
}
