package nl.grachtenpost.letters;

import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Component;

@Component
class ReminderListener {

  private static final String ADDRESS = "select address from customer where number = ?";

  private final JdbcTemplate jdbc;
  private final JavaMailSender mail;

  ReminderListener(JdbcTemplate jdbc, JavaMailSender mail) {
    this.jdbc = jdbc;
    this.mail = mail;
  }

  @KafkaListener(topics = "overdue-invoices", groupId = "reminders")
  void onOverdue(Overdue overdue) {
    Optional<String> address =
        jdbc.queryForList(ADDRESS, String.class, overdue.customer()).stream().findFirst();
    if (address.isEmpty()) {
      return;
    }
    SimpleMailMessage reminder = new SimpleMailMessage();
    reminder.setTo(address.get());
    reminder.setSubject("Invoice " + overdue.invoice() + " is overdue");
    mail.send(reminder); // expect: external-effect-without-idempotency-key
  }

  record Overdue(String invoice, String customer) {}
}
