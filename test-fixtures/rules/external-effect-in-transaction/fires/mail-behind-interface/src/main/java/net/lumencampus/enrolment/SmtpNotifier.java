package net.lumencampus.enrolment;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;

public class SmtpNotifier implements Notifier {

    private final Session session;

    public SmtpNotifier(Session session) {
        this.session = session;
    }

    @Override
    public void welcome(String studentAddress, String course) throws NotificationException {
        try {
            MimeMessage message = new MimeMessage(session);
            message.setFrom(new InternetAddress("office@lumencampus.example"));
            message.setRecipient(Message.RecipientType.TO, new InternetAddress(studentAddress));
            message.setSubject("Welcome to " + course);
            message.setText("Your seat is reserved.");
            Transport.send(message); // expect: external-effect-in-transaction
        } catch (MessagingException e) {
            throw new NotificationException(e);
        }
    }
}
