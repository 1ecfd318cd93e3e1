package io.parcelport.sorting;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class SortedEvents {

  private final KafkaTemplate<String, String> kafka;

  public SortedEvents(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void publish(String parcel) {
    kafka.executeInTransaction(events -> events.send("parcels-sorted", parcel));
  }
}
