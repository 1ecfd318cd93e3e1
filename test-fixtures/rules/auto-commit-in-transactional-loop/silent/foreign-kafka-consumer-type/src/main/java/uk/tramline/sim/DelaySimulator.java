package uk.tramline.sim;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import uk.tramline.sim.bus.KafkaConsumer;

public final class DelaySimulator {

  private final KafkaConsumer<String> timetable =
      new KafkaConsumer<>(Map.of("group.id", "delay-simulator", "enable.auto.commit", "true"));

  public void load(List<String> departures) {
    departures.forEach(timetable::offer);
  }

  public void simulate() {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "tram-kafka:9092");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "delay-simulator-" + System.getenv("HOSTNAME"));
    try (KafkaProducer<String, String> delays =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      delays.initTransactions();
      List<String> departures = timetable.poll(100);
      while (!departures.isEmpty()) {
        delays.beginTransaction();
        for (String departure : departures) {
          delays.send(new ProducerRecord<>("simulated-delays", departure, departure + " +2 min"));
        }
        delays.commitTransaction();
        departures = timetable.poll(100);
      }
    }
  }
}
