package com.copperleaf.interest;

import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Adds the yearly interest. The transaction is one of the database. */
@Component
class InterestRun {

  private final JdbcTemplate jdbc;
  private final TransactionTemplate transaction;

  InterestRun(DataSource dataSource) {
    this.jdbc = new JdbcTemplate(dataSource);
    this.transaction = new TransactionTemplate(new DataSourceTransactionManager(dataSource));
  }

  @Scheduled(cron = "0 0 1 1 1 *")
  void addInterest() {
    transaction.executeWithoutResult(
        status -> {
          int accounts = jdbc.update("UPDATE savings SET cents = cents + cents * rate / 100");
          jdbc.update("INSERT INTO interest_run (id, accounts) VALUES (DEFAULT, ?)", accounts);
        });
  }
}
