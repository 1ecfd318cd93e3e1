package se.isbrytare.convoy;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class ConvoyPlans implements AutoCloseable {

  private final Producer<String, String> producer;

  public ConvoyPlans(Properties common) {
    Properties config = new Properties();
    config.putAll(common);
    config.put("transactional.id", "convoy-plans-" + System.getenv("HOSTNAME"));
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  public void announce(String convoy, List<String> ships) {
    try {
      producer.beginTransaction();
      for (String ship : ships) {
        producer.send(new ProducerRecord<>("convoy-members", convoy, ship));
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.abortTransaction(); // expect: abort-on-fatal-error
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close(Duration.ofSeconds(5));
  }
}
