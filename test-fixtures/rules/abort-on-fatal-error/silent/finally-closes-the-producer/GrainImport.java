import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** One import is one transaction; the process ends afterwards. */
public class GrainImport {

    public static void main(String[] args) throws IOException {
        Properties config = new Properties();
        config.put("bootstrap.servers", args[0]);
        config.put("transactional.id", "grain-import-" + System.getenv("JOB_NAME"));
        config.put("key.serializer", StringSerializer.class.getName());
        config.put("value.serializer", StringSerializer.class.getName());
        KafkaProducer<String, String> producer = new KafkaProducer<>(config);
        try {
            producer.initTransactions();
            producer.beginTransaction();
            for (String line : Files.readAllLines(Path.of(args[1]))) {
                producer.send(new ProducerRecord<>("grain-deliveries", line));
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            System.err.println("Import failed: " + e);
            producer.abortTransaction();
        } finally {
            producer.close();
        }
    }
}
