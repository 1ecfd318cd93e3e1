package org.elmgrove.clinic.results;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Service;

@Service
class PatientMail {

    private final JavaMailSender mail;

    PatientMail(JavaMailSender mail) {
        this.mail = mail;
    }

    void resultAvailable(String address) throws MessagingException {
        MimeMessage message = mail.createMimeMessage();
        MimeMessageHelper helper = new MimeMessageHelper(message, "UTF-8");
        helper.setTo(address);
        helper.setSubject("Your result is available");
        helper.setText("<p>Please sign in to read it.</p>", true);
        mail.send(message); // expect: external-effect-without-idempotency-key
    }
}
