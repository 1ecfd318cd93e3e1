import java.time.Duration;
import java.util.Arrays;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class MailboxIndexer {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", args[0]);
        in.put("group.id", "mailbox-indexer");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        in.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        in.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        Properties out = new Properties();
        out.put("bootstrap.servers", args[0]);
        out.put("transactional.id", "mailbox-indexer-" + System.getenv("HOSTNAME"));
        out.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        out.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");

        KafkaConsumer<String, String> consumer = new KafkaConsumer<>(in);
        KafkaProducer<String, String> producer = new KafkaProducer<>(out);
        producer.initTransactions();
        consumer.subscribe(Arrays.asList("mails"));
        while (true) {
            ConsumerRecords<String, String> mails = consumer.poll(Duration.ofMillis(100));
            if (mails.isEmpty()) {
                continue;
            }
            try {
                producer.beginTransaction();
                for (ConsumerRecord<String, String> mail : mails) {
                    producer.send(new ProducerRecord<>("mail-index", mail.key(), mail.value()));
                }
                producer.sendOffsetsToTransaction(mails.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                producer.close();
                consumer.close();
                System.exit(2);
            } catch (KafkaException e) {
                e.printStackTrace();
                producer.abortTransaction();
                producer.close();
                consumer.close();
                System.exit(1);
            }
        }
    }
}
