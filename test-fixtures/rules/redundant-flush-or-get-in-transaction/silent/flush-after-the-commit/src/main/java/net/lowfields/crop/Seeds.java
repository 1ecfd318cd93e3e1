package net.lowfields.crop;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Seeds {

  private final KafkaProducer<String, String> producer;

  public Seeds(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seeds-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lines) {
    try {
      producer.beginTransaction();
      for (String line : lines) {
        producer.send(new ProducerRecord<>("seeds", line));
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
    producer.flush();
  }
}
