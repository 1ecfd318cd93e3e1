package ie.peatland.cutting;

import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class TurfForwarder {

  private final KafkaTemplate<String, String> kafka;

  public TurfForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @RabbitListener(queues = "turf")
  public void onTurf(String turf) {
    kafka.executeInTransaction(out -> out.send("turf-cuts", turf));
  }
}
