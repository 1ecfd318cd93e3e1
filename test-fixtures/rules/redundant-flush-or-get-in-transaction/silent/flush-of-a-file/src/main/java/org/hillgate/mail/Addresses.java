package org.hillgate.mail;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Addresses {

  private final KafkaProducer<String, String> producer;

  public Addresses(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "addresses-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lines) throws Exception {
    try {
      producer.beginTransaction();
      StringBuilder all = new StringBuilder();
      for (String line : lines) {
        producer.send(new ProducerRecord<>("addresses", line));
        all.append(line);
      }
      System.out.print(all);
      System.out.flush();
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (Exception e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
