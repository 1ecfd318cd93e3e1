package ch.uhrwerk.calibration;

import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The consumer comes from the platform library, which also chooses its settings. */
public class CalibrationJob {

    private final Consumer<String, Double> drifts;
    private final Producer<String, Double> corrections;

    public CalibrationJob(Supplier<Consumer<String, Double>> consumers) {
        this.drifts = consumers.get();
        Properties p = new Properties();
        p.put("bootstrap.servers", "uhrwerk-kafka:9092");
        p.put("transactional.id", "calibration-" + System.getenv("HOSTNAME"));
        p.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        p.put("value.serializer", "org.apache.kafka.common.serialization.DoubleSerializer");
        this.corrections = new KafkaProducer<>(p);
        corrections.initTransactions();
    }

    public void cycle() {
        drifts.subscribe(List.of("movement-drifts"));
        ConsumerRecords<String, Double> batch;
        while (!(batch = drifts.poll(Duration.ofSeconds(20))).isEmpty()) {
            corrections.beginTransaction();
            batch.forEach(d -> corrections.send(new ProducerRecord<>("movement-corrections", d.key(), -d.value())));
            corrections.sendOffsetsToTransaction(batch.nextOffsets(), drifts.groupMetadata());
            corrections.commitTransaction();
        }
    }

    @PreDestroy
    void shutdown() {
        corrections.close();
        drifts.close();
    }
}
