package se.tallskog.timber;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class NoiseMeter {

    public static void main(String[] args) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "noise-meter-" + System.getenv("POD_NAME"));
        Producer<String, String> levels = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        try {
            for (int i = 1; i < args.length; i++) {
                levels.send(new ProducerRecord<>("noise", "saw-" + i, args[i])).get(); // expect: transactional-id-without-transactions
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("The noise was not written", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            levels.close();
        }
    }
}
