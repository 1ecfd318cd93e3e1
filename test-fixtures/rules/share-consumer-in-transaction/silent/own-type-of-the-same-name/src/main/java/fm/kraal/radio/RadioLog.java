package fm.kraal.radio;

import fm.kraal.queue.KafkaShareConsumer;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RadioLog {

    private RadioLog() {
    }

    public static void main(String[] args) {
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "radio-log-" + System.getenv("HOSTNAME"));
        KafkaShareConsumer<String, String> calls = new KafkaShareConsumer<>();
        try (KafkaProducer<String, String> log =
                new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            log.initTransactions();
            while (true) {
                List<String> heard = calls.poll(Duration.ofSeconds(1));
                log.beginTransaction();
                heard.forEach(call -> log.send(new ProducerRecord<>("radio-log", call)));
                log.commitTransaction();
            }
        }
    }
}
