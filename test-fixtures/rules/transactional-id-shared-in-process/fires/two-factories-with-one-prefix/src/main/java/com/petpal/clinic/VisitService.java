package com.petpal.clinic;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class VisitService {

  private final KafkaTemplate<String, String> visitTemplate;
  private final KafkaTemplate<String, byte[]> xrayTemplate;

  public VisitService(
      KafkaTemplate<String, String> visitTemplate, KafkaTemplate<String, byte[]> xrayTemplate) {
    this.visitTemplate = visitTemplate;
    this.xrayTemplate = xrayTemplate;
  }

  public void finish(String pet, String vet, String owner) {
    visitTemplate.executeInTransaction(
        t -> {
          t.send("visits.finished", pet, vet);
          return t.send("owners.notified", owner, pet);
        });
  }

  public void attach(String pet, byte[] left, byte[] right) {
    xrayTemplate.executeInTransaction(
        t -> {
          t.send("xrays", pet, left);
          return t.send("xrays", pet, right);
        });
  }
}
