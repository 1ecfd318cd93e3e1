package se.norrbruk.billing;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TimberBilling {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", args[0]);
    config.setProperty("transactional.id", "timber-tx");  // expect: transactional-id-reused-across-files
    config.setProperty("key.serializer", StringSerializer.class.getName());
    config.setProperty("value.serializer", StringSerializer.class.getName());
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("timber-bills", args[1]));
      producer.commitTransaction();
    }
  }
}
