package io.quarryline.blast;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DrillApplication {

  private static final int WORKERS = 4;

  public static void main(String[] args) {
    BlockingQueue<String> holes = new LinkedBlockingQueue<>(List.of(args));
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.setProperty("transactional.id", "drill-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    ExecutorService pool = Executors.newFixedThreadPool(WORKERS);
    for (int worker = 0; worker < WORKERS; worker++) {
      pool.execute(new DrillWorker(holes, producer));
    }
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  pool.shutdownNow();
                  producer.close();
                }));
  }
}
