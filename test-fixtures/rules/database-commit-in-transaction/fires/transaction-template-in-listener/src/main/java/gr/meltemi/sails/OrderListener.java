package gr.meltemi.sails;

import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

@Component
class OrderListener {

  private final JdbcTemplate jdbc;
  private final TransactionTemplate inDatabase;
  private final KafkaTemplate<String, String> kafka;

  OrderListener(DataSource database, KafkaTemplate<String, String> kafka) {
    this.jdbc = new JdbcTemplate(database);
    this.inDatabase = new TransactionTemplate(new DataSourceTransactionManager(database));
    this.kafka = kafka;
  }

  @KafkaListener(topics = "sail-orders", groupId = "sail-orders")
  void onOrder(ConsumerRecord<String, String> order) {
    inDatabase.executeWithoutResult( // expect: database-commit-in-transaction
        status ->
            jdbc.update(
                "insert into sail_order (number, cloth) values (?, ?)",
                order.key(),
                order.value()));
    kafka.send("accepted-sail-orders", order.key(), order.value());
  }
}
