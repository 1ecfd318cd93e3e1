package com.vesperline.trains;

import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Service;

@Service
public class PassengerNotice {

  private final JavaMailSender mailSender;

  public PassengerNotice(JavaMailSender mailSender) {
    this.mailSender = mailSender;
  }

  void busInstead(String train, String address) {
    var mail = new SimpleMailMessage();
    mail.setTo(address);
    mail.setSubject(train + " does not run");
    mail.setText("A bus waits in front of the station.");
    mailSender.send(mail); // expect: external-effect-in-transaction
  }
}
