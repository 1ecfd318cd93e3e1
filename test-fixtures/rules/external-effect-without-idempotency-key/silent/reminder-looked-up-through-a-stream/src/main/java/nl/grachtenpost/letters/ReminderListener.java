package nl.grachtenpost.letters;

import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Component;

/** A reminder that stands in the table was sent before. */
@Component
class ReminderListener {

  private final JdbcTemplate jdbc;
  private final JavaMailSender mail;

  ReminderListener(JdbcTemplate jdbc, JavaMailSender mail) {
    this.jdbc = jdbc;
    this.mail = mail;
  }

  @KafkaListener(topics = "overdue-invoices", groupId = "reminders")
  void onOverdue(Overdue overdue) {
    if (reminder(overdue.invoice()) != null || count(overdue.invoice()) > 0) {
      return;
    }
    SimpleMailMessage reminder = new SimpleMailMessage();
    reminder.setTo(overdue.address());
    reminder.setSubject("Invoice " + overdue.invoice() + " is overdue");
    mail.send(reminder);
    jdbc.update("insert into reminder (invoice) values (?)", overdue.invoice());
  }

  private String reminder(String invoice) {
    List<String> found =
        jdbc.query(
            "select invoice from reminder where invoice = ?", (row, n) -> row.getString(1), invoice);
    return found.stream().findFirst().orElse(null);
  }

  private int count(String invoice) {
    return jdbc.queryForList("select invoice from paper_reminder where invoice = ?", invoice).size();
  }

  record Overdue(String invoice, String address) {}
}
