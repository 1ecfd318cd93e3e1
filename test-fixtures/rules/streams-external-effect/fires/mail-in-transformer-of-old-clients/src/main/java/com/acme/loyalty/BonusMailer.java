package com.acme.loyalty;

import org.apache.kafka.streams.kstream.ValueTransformer;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;

final class BonusMailer implements ValueTransformer<String, String> {

  private final JavaMailSender mails;

  BonusMailer(JavaMailSender mails) {
    this.mails = mails;
  }

  @Override
  public void init(org.apache.kafka.streams.processor.ProcessorContext context) {
    // keeps no state
  }

  @Override
  public String transform(String purchase) {
    SimpleMailMessage mail = new SimpleMailMessage();
    mail.setTo("customers@acme.com");
    mail.setSubject("You have earned bonus points");
    mail.setText(purchase);
    mails.send(mail); // expect: streams-external-effect
    return purchase;
  }

  @Override
  public void close() {
    // holds nothing open
  }
}
