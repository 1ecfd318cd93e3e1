package com.saltlick.herd;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.jdbc.support.KeyHolder;
import org.springframework.stereotype.Repository;

@Repository
class HealthRecords {

    private final JdbcClient jdbcClient;

    HealthRecords(JdbcClient jdbcClient) {
        this.jdbcClient = jdbcClient;
    }

    Number add(String earTag, double temperature) {
        KeyHolder key = new GeneratedKeyHolder();
        // expect: external-effect-without-idempotency-key
        jdbcClient.sql("""
                INSERT INTO health_record (id, ear_tag, temperature)
                VALUES (nextval('health_record_seq'), :earTag, :temperature)
                """)
                .param("earTag", earTag)
                .param("temperature", temperature)
                .update(key, "id");
        return key.getKey();
    }
}
