package no.havbruk.feeding;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Service;

@Service
public class PenSensorListener {

  private final KafkaTemplate<String, Double> feedOrders;

  public PenSensorListener(KafkaTemplate<String, Double> feedOrders) {
    this.feedOrders = feedOrders;
  }

  @KafkaListener(
      id = "pen-sensors",
      topics = "pen-oxygen",
      idIsGroup = false,
      properties = {
        "max.poll.records=200",
        "enable.auto.commit=true", // expect: auto-commit-in-transactional-loop
        "fetch.max.wait.ms=250"
      })
  public void oxygenReadings(@Payload List<PenOxygen> readings) {
    Map<String, Double> averageByPen =
        readings.stream()
            .collect(Collectors.groupingBy(PenOxygen::pen, Collectors.averagingDouble(PenOxygen::milligrams)));
    averageByPen.forEach((pen, oxygen) -> feedOrders.send("feed-orders", pen, oxygen > 6.0 ? 1.0 : 0.4));
  }

  public record PenOxygen(String pen, double milligrams) {}
}
