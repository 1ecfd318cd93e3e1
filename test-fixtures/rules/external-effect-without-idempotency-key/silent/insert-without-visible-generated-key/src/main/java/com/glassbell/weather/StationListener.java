package com.glassbell.weather;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Which columns of the table are unique is decided in the database. */
@Component
class StationListener {

    private final JdbcTemplate jdbc;

    StationListener(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @KafkaListener(topics = "stations", groupId = "weather")
    void onReport(Report report) {
        jdbc.update(
                "INSERT INTO report (station, measured_at, pascal) VALUES (?, ?, ?)",
                report.station(), report.measuredAt(), report.pascal());
    }

    record Report(String station, String measuredAt, int pascal) {
    }
}
