package com.acme.ads;

import org.apache.kafka.streams.kstream.ForeachAction;
import org.apache.kafka.streams.kstream.KStream;
import org.springframework.jdbc.core.JdbcTemplate;

final class ClickCounter {

  private final JdbcTemplate database;

  ClickCounter(JdbcTemplate database) {
    this.database = database;
  }

  void count(KStream<String, String> clicks) {
    clicks.foreach(
        new ForeachAction<String, String>() {
          @Override
          public void apply(String campaign, String visitor) {
            // expect: streams-external-effect
            database.update(
                "UPDATE campaign SET clicks = clicks + 1 WHERE name = ?", campaign);
          }
        });
  }
}
