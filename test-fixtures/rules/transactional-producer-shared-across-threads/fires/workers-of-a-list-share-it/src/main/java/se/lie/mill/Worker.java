package se.lie.mill;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class Worker implements Runnable {

    private final KafkaProducer<String, String> producer;
    private final BlockingQueue<String> tasks;

    Worker(KafkaProducer<String, String> producer, BlockingQueue<String> tasks) {
        this.producer = producer;
        this.tasks = tasks;
    }

    @Override
    public void run() {
        try (producer) {
            while (true) {
                String task = tasks.take();
                producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
                producer.send(new ProducerRecord<>("flour", task));
                producer.send(new ProducerRecord<>("flour-log", task));
                producer.commitTransaction();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
