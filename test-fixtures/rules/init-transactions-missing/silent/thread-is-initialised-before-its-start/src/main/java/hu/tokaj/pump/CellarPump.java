package hu.tokaj.pump;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CellarPump extends Thread {

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of(
                    ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
                    ProducerConfig.TRANSACTIONAL_ID_CONFIG, "strokes-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());

    private CellarPump() {
        super("strokes");
    }

    public static void main(String[] args) {
        CellarPump pump = new CellarPump();
        pump.producer.initTransactions();
        pump.start();
    }

    @Override
    public void run() {
        try (producer) {
            for (int tick = 0; !isInterrupted(); tick++) {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("strokes", Integer.toString(tick)));
                producer.send(new ProducerRecord<>("strokes-log", Integer.toString(tick)));
                producer.commitTransaction();
            }
        }
    }
}
