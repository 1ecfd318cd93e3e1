package com.tuskline.carriers;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class PickupListener {

  private final PickupService pickups;

  public PickupListener(PickupService pickups) {
    this.pickups = pickups;
  }

  @KafkaListener(topics = "pickups", groupId = "carrier-pickups")
  public void onPickup(ConsumerRecord<String, String> pickup) {
    pickups.order(pickup.key(), pickup.value());
  }
}
