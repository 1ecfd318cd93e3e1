package io.brewline.kegs.mail;

import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;

/** A lost mail is acceptable here, a second one is not. */
public class DepositMail {

    private final JavaMailSender mailSender;

    public DepositMail(JavaMailSender mailSender) {
        this.mailSender = mailSender;
    }

    public void announceRefund(String keg) {
        SimpleMailMessage message = new SimpleMailMessage();
        message.setTo("deposits@brewline.example");
        message.setSubject("Keg " + keg + " came back");
        mailSender.send(message);
    }
}
