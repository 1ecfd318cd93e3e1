package com.pelican.dock;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class UnloadingService implements AutoCloseable {

  private final ExecutorService workers = Executors.newFixedThreadPool(4);
  private final Producer<String, String> producer;

  public UnloadingService(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "unloading-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void unload(Map<String, List<String>> containersByShip) {
    for (Map.Entry<String, List<String>> ship : containersByShip.entrySet()) {
      workers.submit(
          () -> {
            producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
            for (String container : ship.getValue()) {
              producer.send(new ProducerRecord<>("containers", ship.getKey(), container));
            }
            producer.commitTransaction();
          });
    }
  }

  @Override
  public void close() throws InterruptedException {
    workers.shutdown();
    workers.awaitTermination(1, TimeUnit.MINUTES);
    producer.close();
  }
}
