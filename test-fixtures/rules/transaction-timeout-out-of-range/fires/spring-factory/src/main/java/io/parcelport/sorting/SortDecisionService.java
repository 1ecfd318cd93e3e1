package io.parcelport.sorting;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class SortDecisionService {

  private final KafkaTemplate<String, String> kafka;

  SortDecisionService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void decide(String parcel, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("sort-decisions", parcel, state);
          operations.send("sort-decisions-audit", parcel, state);
          return true;
        });
  }
}
