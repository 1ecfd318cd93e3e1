package com.gullwing.crm;

import org.springframework.kafka.annotation.KafkaHandler;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
@KafkaListener(topics = {"calls", "visits"}, groupId = "crm-notes")
public class CallLogListener {

  private final CrmClient crm;

  public CallLogListener(CrmClient crm) {
    this.crm = crm;
  }

  @KafkaHandler
  public void onCall(Call call) {
    if (crm.contact(call.customer()) != null) {
      crm.addNote(call.customer(), "Called for " + call.minutes() + " minutes"); // expect: external-effect-without-idempotency-key
    }
  }

  @KafkaHandler
  public void onVisit(Visit visit) {
    String place = visit.place() == null ? "unknown place" : visit.place();
    crm.addNote(visit.customer(), "Visited at " + place); // expect: external-effect-without-idempotency-key
  }

  public record Call(String customer, int minutes) {}

  public record Visit(String customer, String place) {}
}
