package com.kelpforest.sensors;

import java.util.Map;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

@Repository
class SensorTable {

    private static final String SET_SALINITY =
            "update sensor set salinity = :salinity, alarms = case when :salinity > 40 then 1 else 0 end where id = :id";

    private final NamedParameterJdbcTemplate named;
    private final JdbcClient jdbc;

    SensorTable(NamedParameterJdbcTemplate named) {
        this.named = named;
        this.jdbc = JdbcClient.create(named);
    }

    void salinity(String id, double salinity) {
        named.update(SET_SALINITY, Map.of("id", id, "salinity", salinity));
    }

    void offline(String id) {
        jdbc.sql("UPDATE sensor SET online = FALSE WHERE id = ?").param(id).update();
        jdbc.sql("DELETE FROM sensor_window WHERE sensor_id = ?").param(id).update();
    }
}
