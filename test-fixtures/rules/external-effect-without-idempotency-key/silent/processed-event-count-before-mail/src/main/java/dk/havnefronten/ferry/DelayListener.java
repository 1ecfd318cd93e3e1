package dk.havnefronten.ferry;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Component;

@Component
class DelayListener {

    private final JdbcTemplate jdbc;
    private final JavaMailSender mail;

    DelayListener(JdbcTemplate jdbc, JavaMailSender mail) {
        this.jdbc = jdbc;
        this.mail = mail;
    }

    @KafkaListener(topics = "delays", groupId = "delay-mails")
    void onDelay(Delay delay) {
        Integer processed = jdbc.queryForObject(
                "select count(*) from processed_event where event_id = ?", Integer.class, delay.eventId());
        if (processed != null && processed > 0) {
            return;
        }
        SimpleMailMessage message = new SimpleMailMessage();
        message.setTo(delay.passenger());
        message.setSubject("Your ferry is " + delay.minutes() + " minutes late");
        mail.send(message);
        jdbc.update("insert into processed_event (event_id) values (?)", delay.eventId());
    }

    record Delay(String eventId, String passenger, int minutes) {
    }
}
