package lt.gintaras.amber;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class AmberFinds implements Runnable {

    private final Consumer<String, String> finds;
    private final Producer<String, String> catalogue;
    private final AtomicBoolean active = new AtomicBoolean(true);

    public AmberFinds(Consumer<String, String> finds, Producer<String, String> catalogue) {
        this.finds = finds;
        this.catalogue = catalogue;
    }

    @Override
    public void run() {
        catalogue.initTransactions();
        finds.subscribe(List.of("amber-finds"));
        while (active.get()) {
            ConsumerRecords<String, String> batch = finds.poll(Duration.ofSeconds(1));
            if (batch.isEmpty()) {
                continue;
            }
            try {
                catalogue.beginTransaction();
                batch.forEach(f -> catalogue.send(new ProducerRecord<>("amber-catalogue", f.key(), f.value())));
                catalogue.sendOffsetsToTransaction(batch.nextOffsets(), finds.groupMetadata());
                catalogue.commitTransaction();
            } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                stop();
            } catch (KafkaException e) {
                catalogue.abortTransaction();
                batch.partitions().forEach(p -> finds.seek(p, batch.records(p).get(0).offset()));
            }
        }
        catalogue.close();
        finds.close();
    }

    public void stop() {
        active.set(false);
    }
}
