package hu.tokaj.bell;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CellarBell extends Thread {

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of(
                    ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
                    ProducerConfig.TRANSACTIONAL_ID_CONFIG, "chimes-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());

    private CellarBell() {
        super("chimes");
    }

    public static void main(String[] args) {
        new CellarBell().start();
    }

    @Override
    public void run() {
        try (producer) {
            producer.initTransactions();
            for (int tick = 0; !isInterrupted(); tick++) {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("chimes", Integer.toString(tick)));
                producer.send(new ProducerRecord<>("chimes-log", Integer.toString(tick)));
                producer.commitTransaction();
            }
        }
    }
}
