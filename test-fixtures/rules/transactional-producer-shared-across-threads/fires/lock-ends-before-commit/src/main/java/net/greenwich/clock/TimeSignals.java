package net.greenwich.clock;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class TimeSignals {

  private final ExecutorService pool = Executors.newFixedThreadPool(3);
  private final Object lock = new Object();
  private final Producer<String, String> producer;

  public TimeSignals(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void signal(List<String> stations, String time) {
    for (String station : stations) {
      pool.submit(
          () -> {
            synchronized (lock) {
              producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
            }
            producer.send(new ProducerRecord<>("time-signals", station, time));
            producer.send(new ProducerRecord<>("time-log", time, station));
            synchronized (lock) {
              producer.commitTransaction();
            }
          });
    }
  }

  public void close() {
    pool.shutdown();
    producer.close();
  }
}
