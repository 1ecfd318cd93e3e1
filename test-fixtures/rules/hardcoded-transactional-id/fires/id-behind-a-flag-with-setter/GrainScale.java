package ca.prairiegrain.scale;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class GrainScale {

  private boolean transactional = false;
  private Producer<String, String> producer;

  public void setTransactional(boolean transactional) {
    this.transactional = transactional;
  }

  public void start(String brokers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", brokers);
    if (transactional) {
      settings.put("transactional.id", "grain-scale"); // expect: hardcoded-transactional-id
    }
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    if (transactional) {
      producer.initTransactions();
    }
  }

  public void weigh(String truck, String kilograms) {
    producer.send(new ProducerRecord<>("scale.weighings", truck, kilograms));
  }
}
