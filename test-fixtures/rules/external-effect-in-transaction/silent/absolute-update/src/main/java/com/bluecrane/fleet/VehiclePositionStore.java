package com.bluecrane.fleet;

import java.sql.Timestamp;
import java.time.Instant;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
class VehiclePositionStore {

    private final JdbcTemplate jdbcTemplate;

    VehiclePositionStore(JdbcTemplate jdbcTemplate) {
        this.jdbcTemplate = jdbcTemplate;
    }

    void move(String vehicle, double latitude, double longitude, Instant seenAt) {
        jdbcTemplate.update(
                "UPDATE vehicle SET latitude = ?, longitude = ?, seen_at = ? WHERE plate = ?",
                latitude, longitude, Timestamp.from(seenAt), vehicle);
    }

    void retire(String vehicle) {
        jdbcTemplate.update("DELETE FROM vehicle WHERE plate = ?", vehicle);
    }
}
