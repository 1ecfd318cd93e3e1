package pt.azulejo.kiln;

import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class GlazeRecipes {

  private final KafkaTemplate<String, String> kiln;

  GlazeRecipes(KafkaTemplate<String, String> kiln) {
    this.kiln = kiln;
  }

  @KafkaListener(topics = "tile-orders", batch = "true")
  void mix(List<ConsumerRecord<String, String>> orders) {
    for (ConsumerRecord<String, String> order : orders) {
      String recipe = order.value().contains("cobalt") ? "CoO 2%, frit 70%" : "SnO2 9%, frit 68%";
      kiln.send(new ProducerRecord<>("glaze-recipes", order.key(), recipe));
    }
  }
}
