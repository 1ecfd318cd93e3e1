package org.riverbend.census;

import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
class CensusWriter {

  private final JdbcTemplate mysql;
  private final NamedParameterJdbcTemplate named;

  CensusWriter(JdbcTemplate mysql) {
    this.mysql = mysql;
    this.named = new NamedParameterJdbcTemplate(mysql);
  }

  void household(String id, int persons) {
    mysql.update(
        "INSERT INTO household (id, persons) VALUES (?, ?) "
            + "ON DUPLICATE KEY UPDATE persons = VALUES(persons)",
        id,
        persons);
  }

  void street(String name) {
    named.update("INSERT IGNORE INTO street (name) VALUES (:name)", Map.of("name", name));
  }

  void dog(String chip, String owner) {
    mysql.update("REPLACE INTO dog (chip, owner) VALUES (?, ?)", chip, owner);
  }
}
