package com.millrace.usage;

import java.util.Map;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
public class UsageMeter {

    private static final String ADD = """
            INSERT INTO monthly_usage AS u (subscriber, month, megabytes)
            VALUES (:subscriber, :month, :megabytes)
            ON CONFLICT (subscriber, month)
            DO UPDATE SET megabytes = u.megabytes + EXCLUDED.megabytes
            """;

    private final NamedParameterJdbcTemplate jdbc;

    public UsageMeter(NamedParameterJdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    public void add(String subscriber, String month, long megabytes) {
        jdbc.update(ADD, new MapSqlParameterSource(Map.of( // expect: external-effect-in-transaction
                "subscriber", subscriber, "month", month, "megabytes", megabytes)));
    }

    public Long total(String subscriber, String month) {
        return jdbc.queryForObject(
                "SELECT megabytes FROM monthly_usage WHERE subscriber = :subscriber AND month = :month",
                Map.of("subscriber", subscriber, "month", month), Long.class);
    }
}
