package ie.shamrock.dairy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Every night one run over the milk collections that came in since the last one. */
public class CollectionRun {

    private final Map<String, Object> consumerConfig;
    private final Producer<String, String> tanks;

    public CollectionRun(Map<String, Object> consumerConfig, Producer<String, String> tanks) {
        this.consumerConfig = consumerConfig;
        this.tanks = tanks;
    }

    public void everyNight() throws InterruptedException {
        tanks.initTransactions();
        while (true) {
            try (Consumer<String, String> collections = new KafkaConsumer<>(consumerConfig)) {
                collections.subscribe(List.of("milk-collections"));
                ConsumerRecords<String, String> batch = collections.poll(Duration.ofMinutes(1));
                if (!batch.isEmpty()) {
                    book(collections, batch);
                }
            }
            TimeUnit.HOURS.sleep(24);
        }
    }

    private void book(Consumer<String, String> collections, ConsumerRecords<String, String> batch) {
        try {
            tanks.beginTransaction();
            batch.forEach(c -> tanks.send(new ProducerRecord<>("tank-levels", c.key(), c.value())));
            tanks.sendOffsetsToTransaction(batch.nextOffsets(), collections.groupMetadata());
            tanks.commitTransaction();
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
            tanks.close();
            throw e;
        } catch (KafkaException e) {
            tanks.abortTransaction();
        }
    }
}
