package hu.tokaj.clock;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CellarClock extends Thread {

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of(
                    ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
                    ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ticks-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());

    private CellarClock() {
        super("ticks");
    }

    public static void main(String[] args) {
        new CellarClock().start();
    }

    @Override
    public void run() {
        try (producer) {
            for (int tick = 0; !isInterrupted(); tick++) {
                producer.beginTransaction(); // expect: init-transactions-missing
                producer.send(new ProducerRecord<>("ticks", Integer.toString(tick)));
                producer.send(new ProducerRecord<>("ticks-log", Integer.toString(tick)));
                producer.commitTransaction();
            }
        }
    }
}
