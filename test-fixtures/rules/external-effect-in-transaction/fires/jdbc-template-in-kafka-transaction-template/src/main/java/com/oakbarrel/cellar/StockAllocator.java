package com.oakbarrel.cellar;

import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.transaction.KafkaTransactionManager;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionTemplate;

/** Reserves bottles for the lines of an order and publishes one reservation per line. */
@Service
public class StockAllocator {

  private static final String TAKE =
      """
      UPDATE stock
         SET bottles = bottles - ?
       WHERE vintage = ?
      """;

  private final JdbcTemplate jdbc;
  private final KafkaTemplate<String, Integer> kafka;
  private final TransactionTemplate inKafkaTransaction;

  public StockAllocator(
      JdbcTemplate jdbc,
      KafkaTemplate<String, Integer> kafka,
      KafkaTransactionManager<String, Integer> transactions) {
    this.jdbc = jdbc;
    this.kafka = kafka;
    this.inKafkaTransaction = new TransactionTemplate(transactions);
  }

  public void allocate(List<Line> lines) {
    inKafkaTransaction.executeWithoutResult(
        status -> {
          for (Line line : lines) {
            jdbc.update(TAKE, line.bottles(), line.vintage()); // expect: external-effect-in-transaction
            kafka.send("reservations", line.vintage(), line.bottles());
          }
        });
  }

  public record Line(String vintage, int bottles) {}
}
