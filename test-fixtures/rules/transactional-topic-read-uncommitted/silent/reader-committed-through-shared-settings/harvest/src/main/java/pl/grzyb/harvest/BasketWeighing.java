package pl.grzyb.harvest;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import pl.grzyb.platform.KafkaPlatform;

public class BasketWeighing implements AutoCloseable {

    private final KafkaProducer<String, Integer> producer = new KafkaProducer<>(
            KafkaPlatform.transactionalProducer("basket-weighing"), new StringSerializer(), new IntegerSerializer());

    public BasketWeighing() {
        producer.initTransactions();
    }

    public void delivered(Map<String, Integer> gramsBySpecies) {
        producer.beginTransaction();
        gramsBySpecies.forEach((species, grams) ->
                producer.send(new ProducerRecord<>("basket-weights", species, grams)));
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
