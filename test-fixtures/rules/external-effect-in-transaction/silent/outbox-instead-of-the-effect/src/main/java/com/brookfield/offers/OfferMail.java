package com.brookfield.offers;

import lombok.RequiredArgsConstructor;
import org.springframework.mail.MailSender;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class OfferMail {

    private final MailSender mails;

    public void send(String offer) {
        SimpleMailMessage mail = new SimpleMailMessage();
        mail.setText(offer);
        mails.send(mail);
    }
}
