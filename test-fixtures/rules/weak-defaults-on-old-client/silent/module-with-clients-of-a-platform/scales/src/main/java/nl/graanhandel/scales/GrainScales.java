package nl.graanhandel.scales;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class GrainScales {

  private final KafkaProducer<String, String> producer;

  GrainScales(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void weigh(String load, String weight) throws Exception {
    producer.send(new ProducerRecord<>("grain-weights", load, weight)).get();
  }
}
