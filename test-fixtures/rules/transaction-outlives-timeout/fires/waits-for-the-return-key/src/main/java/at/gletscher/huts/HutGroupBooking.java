package at.gletscher.huts;

import java.io.IOException;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books the beds of one group; the warden looks at the list before it counts. */
public final class HutGroupBooking {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.put("bootstrap.servers", args[0]);
    config.put("transactional.id", "hut-groups-" + System.getenv("HOSTNAME"));
    config.put("key.serializer", StringSerializer.class.getName());
    config.put("value.serializer", StringSerializer.class.getName());
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
      producer.initTransactions();
      producer.beginTransaction();
      for (int guest = 1; guest < args.length; guest++) {
        producer.send(new ProducerRecord<>("hut-beds", args[guest], "booked"));
      }
      System.out.println("Press return to book " + (args.length - 1) + " beds");
      System.in.read();  // expect: transaction-outlives-timeout
      producer.commitTransaction();
    }
  }
}
