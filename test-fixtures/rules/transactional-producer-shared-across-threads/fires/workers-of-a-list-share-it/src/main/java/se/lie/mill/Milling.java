package se.lie.mill;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Milling {

    private final List<Worker> workers = new ArrayList<>();

    private Milling(int count, BlockingQueue<String> tasks) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "flour-" + System.getenv("POD_NAME"));
        KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        for (int number = 0; number < count; number++) {
            workers.add(new Worker(producer, tasks));
        }
    }

    public static void main(String[] args) {
        Milling pool = new Milling(Integer.parseInt(args[0]), new LinkedBlockingQueue<>(List.of(args)));
        pool.start();
    }

    private void start() {
        ExecutorService threads = Executors.newCachedThreadPool();
        workers.forEach(threads::execute);
        threads.shutdown();
    }
}
