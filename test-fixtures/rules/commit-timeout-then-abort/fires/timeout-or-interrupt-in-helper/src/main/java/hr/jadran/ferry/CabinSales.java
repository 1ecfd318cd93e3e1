package hr.jadran.ferry;

import hr.jadran.ferry.kafka.Commits;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class CabinSales {

  private final Producer<String, String> producer;

  public CabinSales(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void sell(String cabin, String passenger) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("cabins-sold", cabin, passenger));
    producer.send(new ProducerRecord<>("passenger-cabins", passenger, cabin));
    if (!Commits.commitOrAbort(producer)) {
      throw new IllegalStateException("Cabin " + cabin + " is not sold");
    }
  }

  public void stop() {
    producer.close();
  }
}
