package dev.eoslint.proofs.programs.transactionalproducersharedacrossthreads;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Lets all threads use one producer. */
public final class Wrong implements AutoCloseable {

  private static final int THREADS = 2;

  private final ExecutorService workers = Executors.newFixedThreadPool(THREADS);
  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "invoices-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public List<Future<?>> write(String topic, List<Iterable<String>> invoices) {
    List<Future<?>> written = new ArrayList<>();
    for (Iterable<String> invoice : invoices) {
      written.add(workers.submit(() -> write(topic, invoice)));
    }
    return written;
  }

  private void write(String topic, Iterable<String> invoice) {
    producer.beginTransaction();
    for (String item : invoice) {
      producer.send(new ProducerRecord<>(topic, item, item));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    workers.shutdown();
    producer.close();
  }
}
