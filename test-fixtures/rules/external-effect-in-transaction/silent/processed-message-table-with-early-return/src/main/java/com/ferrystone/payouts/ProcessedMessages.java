package com.ferrystone.payouts;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

@Repository
class ProcessedMessages {

  private final JdbcClient jdbc;

  ProcessedMessages(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  boolean contains(String messageId) {
    return jdbc.sql("SELECT count(*) FROM processed_message WHERE message_id = :id")
            .param("id", messageId)
            .query(Integer.class)
            .single()
        > 0;
  }

  void add(String messageId) {
    jdbc.sql("INSERT INTO processed_message (message_id) VALUES (:id)").param("id", messageId).update();
  }
}
