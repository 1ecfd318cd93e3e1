package uk.packline.label;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class ParcelLabels {

    private final Consumer<String, String> parcels;
    private final Producer<String, String> labels;

    public ParcelLabels(Properties in, Properties out) {
        in.put("group.id", "parcel-labels");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        parcels = new KafkaConsumer<>(in);
        out.put("transactional.id", "parcel-labels-" + System.getenv("POD_NAME"));
        labels = new KafkaProducer<>(out);
        labels.initTransactions();
    }

    public void print() {
        parcels.subscribe(List.of("parcels"));
        while (true) {
            ConsumerRecords<String, String> batch = parcels.poll(Duration.ofSeconds(1));
            if (!batch.isEmpty()) {
                labels.beginTransaction(); // expect: offsets-not-in-transaction
                batch.forEach(this::printLabel);
                labels.commitTransaction();
                parcels.commitSync(); // expect: consumer-commit-in-transactional-loop
            }
        }
    }

    private void printLabel(org.apache.kafka.clients.consumer.ConsumerRecord<String, String> parcel) {
        labels.send(new ProducerRecord<>("labels", parcel.key(), "^XA" + parcel.value() + "^XZ"));
    }

    public void close() {
        labels.close();
        parcels.close();
    }
}
