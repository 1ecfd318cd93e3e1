package org.hillgate.mail;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Labels {

  private final KafkaProducer<String, String> producer;

  public Labels(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "labels-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lines) throws Exception {
    try {
      producer.beginTransaction();
      Future<String> label = workers.submit(() -> lines.get(0).toUpperCase());
      String printed = label.get();
      producer.send(new ProducerRecord<>("labels", printed));
      workers.submit(() -> System.out.println(printed)).get();
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (Exception e) {
      producer.abortTransaction();
      throw e;
    }
  }

  private final ExecutorService workers = Executors.newSingleThreadExecutor();
}
