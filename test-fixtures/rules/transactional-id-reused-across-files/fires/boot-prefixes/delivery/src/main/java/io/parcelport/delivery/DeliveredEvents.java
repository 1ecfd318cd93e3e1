package io.parcelport.delivery;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class DeliveredEvents {

  private final KafkaTemplate<String, String> kafka;

  public DeliveredEvents(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void publish(String parcel) {
    kafka.executeInTransaction(events -> events.send("parcels-delivered", parcel));
  }
}
