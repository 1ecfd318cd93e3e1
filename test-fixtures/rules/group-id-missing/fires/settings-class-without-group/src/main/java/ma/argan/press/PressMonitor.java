package ma.argan.press;

import java.time.Duration;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class PressMonitor implements Runnable {

    private final KafkaConsumer<String, String> presses;

    public PressMonitor() {
        presses = new KafkaConsumer<>( // expect: group-id-missing
                PressSettings.consumer(), new StringDeserializer(), new StringDeserializer());
    }

    @Override
    public void run() {
        presses.subscribe(Set.of("presses"));
        while (!Thread.currentThread().isInterrupted()) {
            for (ConsumerRecord<String, String> press : presses.poll(Duration.ofMillis(200))) {
                System.out.println(press.value());
            }
        }
    }
}
