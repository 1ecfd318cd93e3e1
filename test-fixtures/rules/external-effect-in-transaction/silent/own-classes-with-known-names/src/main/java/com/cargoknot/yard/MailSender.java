package com.cargoknot.yard;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** Asks the mail service for a letter: one record on a topic, in the running transaction. */
@Component
public class MailSender {

  private final KafkaTemplate<String, String> kafka;

  public MailSender(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void send(String customer, String text) {
    kafka.send("letters", customer, text);
  }
}
