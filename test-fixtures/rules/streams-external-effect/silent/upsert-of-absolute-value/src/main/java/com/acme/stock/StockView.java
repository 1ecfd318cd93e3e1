package com.acme.stock;

import org.apache.kafka.streams.kstream.KTable;
import org.springframework.jdbc.core.JdbcTemplate;

final class StockView {

  private final JdbcTemplate database;

  StockView(JdbcTemplate database) {
    this.database = database;
  }

  void keep(KTable<String, Long> levels) {
    levels.toStream().foreach(this::store);
  }

  private void store(String article, Long level) {
    database.update(
        "INSERT INTO stock (article, level) VALUES (?, ?)"
            + " ON CONFLICT (article) DO UPDATE SET level = EXCLUDED.level",
        article,
        level);
  }
}
