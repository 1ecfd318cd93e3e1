package com.hillfort.digest;

import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;

@Service
public class DigestService {

  private final Headlines headlines;
  private final JavaMailSender mailSender;

  public DigestService(Headlines headlines, JavaMailSender mailSender) {
    this.headlines = headlines;
    this.mailSender = mailSender;
  }

  @Scheduled(cron = "0 0 7 * * *")
  public void morningDigest() {
    mail("subscribers@hillfort.example");
  }

  void mail(String recipient) {
    SimpleMailMessage digest = new SimpleMailMessage();
    digest.setTo(recipient);
    digest.setSubject("Headlines");
    digest.setText(String.join("\n", headlines.latest()));
    mailSender.send(digest);
  }
}
