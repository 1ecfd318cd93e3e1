package com.dovecote.signup;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.mail.MailSender;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;

@RestController
public class SignupController {

  private final RestClient captcha;
  private final MailSender mail;
  private final KafkaTemplate<String, String> kafka;

  public SignupController(RestClient.Builder builder, MailSender mail, KafkaTemplate<String, String> kafka) {
    this.captcha = builder.baseUrl("https://captcha.example").build();
    this.mail = mail;
    this.kafka = kafka;
  }

  @PostMapping("/signups")
  public void signUp(@RequestBody Signup signup) {
    captcha.post().uri("/answers").body(signup.answer()).retrieve().toBodilessEntity();
    SimpleMailMessage welcome = new SimpleMailMessage();
    welcome.setTo(signup.address());
    welcome.setSubject("Welcome");
    mail.send(welcome);
    kafka.send("signups", signup.address(), signup.name());
  }

  public record Signup(String name, String address, String answer) {}
}
