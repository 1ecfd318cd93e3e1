package gl.isfjord.ice;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class IceReports {

    private IceReports() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "ice-reports-share");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "warnings-" + System.getenv("POD_NAME"));
        try (KafkaShareConsumer<String, String> reports =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> warnings =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            warnings.initTransactions();
            reports.subscribe(List.of("ice-reports"));
            while (true) {
                List<ProducerRecord<String, String>> results = new ArrayList<>();
                for (ConsumerRecord<String, String> report : reports.poll(Duration.ofSeconds(1))) { // expect: share-consumer-in-transaction
                    results.add(new ProducerRecord<>("warnings", report.key(), report.value()));
                }
                if (!results.isEmpty()) {
                    warnings.beginTransaction();
                    results.forEach(warnings::send);
                    warnings.commitTransaction();
                }
            }
        }
    }
}
