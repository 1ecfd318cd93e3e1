package dev.eoslint.proofs.programs.ignoredsendonoldclient;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Looks at each future before the commit. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "items-" + instance);
    config.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 2_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String topic, Iterable<String> items) {
    List<Future<RecordMetadata>> sent = new ArrayList<>();
    producer.beginTransaction();
    for (String item : items) {
      sent.add(producer.send(new ProducerRecord<>(topic, item)));
    }
    try {
      for (Future<RecordMetadata> item : sent) {
        item.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while writing.", e);
    } catch (ExecutionException e) {
      producer.abortTransaction();
      throw new IllegalStateException("Nothing is written.", e.getCause());
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
