package hu.tokaj.lamp;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CellarLamp extends Thread {

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of(
                    ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
                    ProducerConfig.TRANSACTIONAL_ID_CONFIG, "lights-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());

    private CellarLamp() {
        super("lights");
        producer.initTransactions();
    }

    public static void main(String[] args) {
        new CellarLamp().start();
    }

    @Override
    public void run() {
        try (producer) {
            for (int tick = 0; !isInterrupted(); tick++) {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("lights", Integer.toString(tick)));
                producer.send(new ProducerRecord<>("lights-log", Integer.toString(tick)));
                producer.commitTransaction();
            }
        }
    }
}
