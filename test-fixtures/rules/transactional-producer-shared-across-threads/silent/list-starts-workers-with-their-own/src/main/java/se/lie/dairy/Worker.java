package se.lie.dairy;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class Worker implements Runnable {

    private final KafkaProducer<String, String> producer;
    private final BlockingQueue<String> tasks;

    Worker(int number, BlockingQueue<String> tasks) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cheese-" + System.getenv("POD_NAME") + "-" + number);
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        this.tasks = tasks;
    }

    @Override
    public void run() {
        try (producer) {
            producer.initTransactions();
            while (true) {
                String task = tasks.take();
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("cheese", task));
                producer.send(new ProducerRecord<>("cheese-log", task));
                producer.commitTransaction();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
