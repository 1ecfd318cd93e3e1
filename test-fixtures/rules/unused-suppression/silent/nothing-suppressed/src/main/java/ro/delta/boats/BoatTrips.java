package ro.delta.boats;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BoatTrips {

  private final KafkaProducer<String, String> producer;

  public BoatTrips(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "trips-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void start(String boat, String trip) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("trips.started", boat, trip));
    producer.send(new ProducerRecord<>("boats.away", boat, trip));
    producer.commitTransaction();
  }
}
