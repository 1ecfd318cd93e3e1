import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Writes the opening and the closing of a parking session as one unit. */
public final class ParkingSessionExporter {

  public static void main(String[] args) {
    Properties props = new Properties();
    props.put("bootstrap.servers", System.getenv("KAFKA_BOOTSTRAP"));
    props.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    props.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    props.put("transactional.id", "parking-session-exporter"); // expect: hardcoded-transactional-id

    String plate = args[0];
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(props)) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("parking.sessions", plate, "OPENED " + args[1]));
      producer.send(new ProducerRecord<>("parking.sessions", plate, "CLOSED " + args[2]));
      producer.commitTransaction();
    }
  }
}
