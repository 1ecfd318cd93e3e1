package com.wagtail.alerts;

import org.springframework.mail.MailSender;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.stereotype.Component;

@Component
public class AlarmMailer {

    private final MailSender mailSender;

    public AlarmMailer(MailSender mailSender) {
        this.mailSender = mailSender;
    }

    void mail(String text) {
        SimpleMailMessage message = new SimpleMailMessage();
        message.setTo("duty@wagtail.example");
        message.setSubject("Alarm");
        message.setText(text);
        mailSender.send(message);
    }
}
