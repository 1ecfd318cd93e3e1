package fi.kaamos.sauna;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@SuppressWarnings({"unused", "eoslint:hardcoded-transactional-id"}) // one replica by contract
public final class BookingRelay {

  private final KafkaProducer<String, String> producer;

  public BookingRelay(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sauna-bookings");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void book(String cabin, String guest) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("bookings", cabin, guest));
    producer.send(new ProducerRecord<>("cabins.taken", guest, cabin));
    producer.commitTransaction();
  }
}
