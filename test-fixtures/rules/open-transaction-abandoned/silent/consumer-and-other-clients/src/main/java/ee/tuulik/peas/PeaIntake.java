package ee.tuulik.peas;

import com.otherbus.client.BusClient;
import java.time.Duration;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class PeaIntake {

    private final Producer<String, String> producer;
    private final BusClient bus;

    public PeaIntake(Producer<String, String> producer, BusClient bus) {
        this.producer = producer;
        this.bus = bus;
    }

    public void taken(String farmer, String kilos) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("peas", farmer, kilos));
            producer.send(new ProducerRecord<>("farmers", farmer, "PAID"));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (RuntimeException e) {
            bus.close(Duration.ZERO);
            producer.close(Duration.ofSeconds(30));
            throw e;
        }
    }

    /** Closes a consumer of the same process. */
    public static void leave(KafkaConsumer<String, String> consumer) {
        consumer.close(Duration.ZERO);
    }
}
