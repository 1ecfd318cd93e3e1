package mx.agave.still;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class DistillationPipeline implements Runnable {

    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    DistillationPipeline(Consumer<String, String> consumer, Producer<String, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    @Override
    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("mash-batches"));
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> mash = consumer.poll(Duration.ofSeconds(1));
                if (!mash.isEmpty()) {
                    producer.beginTransaction();
                    mash.forEach(m -> producer.send(new ProducerRecord<>("spirits", m.key(), m.value())));
                    producer.sendOffsetsToTransaction(mash.nextOffsets(), consumer.groupMetadata());
                    producer.commitTransaction();
                }
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }
}
