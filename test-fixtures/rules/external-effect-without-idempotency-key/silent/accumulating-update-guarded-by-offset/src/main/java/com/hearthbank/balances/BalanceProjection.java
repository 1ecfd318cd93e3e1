package com.hearthbank.balances;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Each account has its partition, so the offset of its last booking tells which bookings it has seen. */
final class BalanceProjection {

  private static final String APPLY =
      "UPDATE balance SET cents = cents + ?, last_offset = ? WHERE account = ? AND last_offset < ?";

  private final Connection connection;

  BalanceProjection(Connection connection) {
    this.connection = connection;
  }

  void project(String brokers) throws SQLException {
    Map<String, Object> config =
        Map.of("bootstrap.servers", brokers, "group.id", "balances", "enable.auto.commit", "false");
    try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new LongDeserializer());
        PreparedStatement apply = connection.prepareStatement(APPLY)) {
      consumer.subscribe(List.of("bookings"));
      while (!connection.isClosed()) {
        for (ConsumerRecord<String, Long> booking : consumer.poll(Duration.ofSeconds(1))) {
          apply.setLong(1, booking.value());
          apply.setLong(2, booking.offset());
          apply.setString(3, booking.key());
          apply.setLong(4, booking.offset());
          apply.executeUpdate();
        }
        consumer.commitSync();
      }
    }
  }
}
