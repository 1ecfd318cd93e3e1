package gr.meli.honey;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class HoneyGrades {

    private final Consumer<String, String> samples;
    private final Producer<String, String> grades;

    public HoneyGrades(Consumer<String, String> samples, Producer<String, String> grades) {
        this.samples = samples;
        this.grades = grades;
    }

    public void grade() {
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> batch = samples.poll(Duration.ofMillis(100));
            if (!batch.isEmpty()) {
                grades.beginTransaction();
                batch.forEach(s -> grades.send(new ProducerRecord<>("honey-grades", s.key(), s.value())));
                grades.sendOffsetsToTransaction(batch.nextOffsets(), samples.groupMetadata());
                grades.commitTransaction();
            }
        }
    }
}
