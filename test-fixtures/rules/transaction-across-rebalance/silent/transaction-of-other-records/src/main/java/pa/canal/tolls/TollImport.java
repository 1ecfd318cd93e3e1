package pa.canal.tolls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The transaction holds what files bring; the consumer is only asked whether to go on. */
public final class TollImport {

    private TollImport() {
    }

    public static void main(String[] args) throws IOException {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "toll-import-control");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "toll-import-" + System.getenv("HOSTNAME"));
        List<String> lines = Files.readAllLines(Path.of(args[0]));
        try (KafkaConsumer<String, String> control =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> tolls =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            tolls.initTransactions();
            control.subscribe(List.of("import-control"));
            int count = 0;
            tolls.beginTransaction();
            for (String line : lines) {
                tolls.send(new ProducerRecord<>("tolls", line));
                count++;
                if (count % 1000 == 0) {
                    tolls.commitTransaction();
                    tolls.beginTransaction();
                    control.poll(Duration.ZERO).forEach(message -> System.out.println(message.value()));
                }
            }
            tolls.commitTransaction();
        }
    }
}
