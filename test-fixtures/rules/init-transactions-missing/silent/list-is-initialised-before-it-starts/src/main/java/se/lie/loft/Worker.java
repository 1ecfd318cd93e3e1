package se.lie.loft;

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
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stacks-" + System.getenv("POD_NAME") + "-" + number);
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        this.tasks = tasks;
    }

    void initialise() {
        producer.initTransactions();
    }

    @Override
    public void run() {
        try (producer) {
            while (true) {
                String task = tasks.take();
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("stacks", task));
                producer.send(new ProducerRecord<>("stacks-log", task));
                producer.commitTransaction();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
