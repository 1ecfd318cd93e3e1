package dev.eoslint.proofs.programs.transactionalproducersharedacrossthreads;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Gives a producer to one thread at a time. */
public final class Repaired implements AutoCloseable {

  private static final int THREADS = 2;

  private final ExecutorService workers = Executors.newFixedThreadPool(THREADS);
  private final BlockingQueue<Producer<String, String>> idle = new LinkedBlockingQueue<>();

  public Repaired(String brokers, String instance) {
    for (int number = 0; number < THREADS; number++) {
      Properties config = new Properties();
      config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "invoices-" + instance + "-" + number);
      Producer<String, String> producer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
      producer.initTransactions();
      idle.add(producer);
    }
  }

  public List<Future<?>> write(String topic, List<Iterable<String>> invoices) {
    List<Future<?>> written = new ArrayList<>();
    for (Iterable<String> invoice : invoices) {
      written.add(workers.submit(() -> write(topic, invoice)));
    }
    return written;
  }

  private Void write(String topic, Iterable<String> invoice) throws InterruptedException {
    Producer<String, String> producer = idle.take();
    producer.beginTransaction();
    for (String item : invoice) {
      producer.send(new ProducerRecord<>(topic, item, item));
    }
    producer.commitTransaction();
    idle.put(producer);
    return null;
  }

  @Override
  public void close() {
    workers.shutdown();
    idle.forEach(Producer::close);
  }
}
