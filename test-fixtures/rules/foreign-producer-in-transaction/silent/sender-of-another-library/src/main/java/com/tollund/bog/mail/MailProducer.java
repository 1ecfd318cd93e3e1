package com.tollund.bog.mail;

/** Puts mails into the outbox of the office. */
public interface MailProducer {

  void send(String address, String text);
}
