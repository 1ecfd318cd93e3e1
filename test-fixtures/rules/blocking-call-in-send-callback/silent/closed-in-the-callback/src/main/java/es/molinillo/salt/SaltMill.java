package es.molinillo.salt;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The producer notices that its own thread closes it, and does not wait. */
public final class SaltMill {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put("bootstrap.servers", args[0]);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.send( // expect: unchecked-send
        new ProducerRecord<>("salt", args[1], args[2]), (metadata, failure) -> producer.close());
  }
}
