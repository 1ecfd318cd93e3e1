import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;

public class CurrencyFeed {

    public static void main(String[] args) throws Exception {
        Properties config = new Properties();
        config.put("bootstrap.servers", args[0]);
        config.put("transactional.id", "currency-feed-" + System.getenv("HOSTNAME"));
        config.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        config.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
            producer.initTransactions();
            for (String line : Files.readAllLines(Path.of(args[1]))) {
                try {
                    producer.beginTransaction();
                    producer.send(new ProducerRecord<>("rates", line));
                    producer.send(new ProducerRecord<>("rates-history", line));
                    producer.commitTransaction();
                } catch (TimeoutException e) {
                    System.err.println("Check line by hand: " + line);
                    producer.close();
                    System.exit(1);
                }
            }
        }
    }
}
