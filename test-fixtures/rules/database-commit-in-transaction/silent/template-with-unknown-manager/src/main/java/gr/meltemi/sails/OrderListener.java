package gr.meltemi.sails;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Which manager the template has, nobody sees here. */
@Component
class OrderListener {

  private final JdbcTemplate jdbc;
  private final TransactionTemplate inDatabase;
  private final KafkaTemplate<String, String> kafka;

  OrderListener(
      JdbcTemplate jdbc, TransactionTemplate inDatabase, KafkaTemplate<String, String> kafka) {
    this.jdbc = jdbc;
    this.inDatabase = inDatabase;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "sail-orders", groupId = "sail-orders")
  void onOrder(ConsumerRecord<String, String> order) {
    inDatabase.executeWithoutResult(
        status ->
            jdbc.update(
                "insert into sail_order (number, cloth) values (?, ?)",
                order.key(),
                order.value()));
    kafka.send("accepted-sail-orders", order.key(), order.value());
  }
}
