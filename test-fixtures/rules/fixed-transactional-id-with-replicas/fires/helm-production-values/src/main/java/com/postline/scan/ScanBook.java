package com.postline.scan;

import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class ScanBook {

  private final KafkaTemplate<String, String> kafka;

  public ScanBook(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional
  public void unload(String truck, List<String> parcels) {
    parcels.forEach(parcel -> kafka.send("parcels.unloaded", parcel, truck));
    kafka.send("trucks.empty", truck, "");
  }
}
