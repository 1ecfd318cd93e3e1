import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public class LoadGenerator {

    private static final int THREADS = 8;

    public static void main(String[] args) throws InterruptedException {
        Properties config = new Properties();
        config.put("bootstrap.servers", args[0]);
        config.put("transactional.id", "load-generator-" + System.getenv("HOSTNAME"));
        config.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        config.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        KafkaProducer<String, String> producer = new KafkaProducer<>(config);
        producer.initTransactions();

        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int number = i;
            Thread thread = new Thread(() -> {
                try {
                    for (int n = 0; n < 1_000; n++) {
                        producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
                        producer.send(new ProducerRecord<>("load", "thread-" + number, "record " + n));
                        producer.commitTransaction();
                    }
                } catch (KafkaException e) {
                    producer.close();
                    throw e;
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        producer.close();
    }
}
