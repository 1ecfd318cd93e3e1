package ke.savanna.rangers;

import java.util.List;
import java.util.Map;
import ke.savanna.rangers.kafka.BatchSender;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PatrolPlanner {

  record Patrol(String ranger, String sector) {}

  public static void main(String[] args) {
    Map<String, Object> settings =
        Map.of(
            "bootstrap.servers", "park-kafka:9092",
            "transactional.id", "patrol-planner-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      BatchSender sender = new BatchSender(producer);
      sender.sendAll("patrols", List.of(new Patrol("achieng", "river"), new Patrol("mutua", "ridge")), Patrol::ranger);
    }
  }
}
