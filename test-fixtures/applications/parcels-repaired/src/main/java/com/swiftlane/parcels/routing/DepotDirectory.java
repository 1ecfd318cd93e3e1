package com.swiftlane.parcels.routing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Which depot serves which postcode. Districts seldom change, so they are read once an hour. */
@Component
public class DepotDirectory {

    private static final int DISTRICT = 3;

    private final Map<String, String> depots = new ConcurrentHashMap<>();
    private final JdbcTemplate database;

    DepotDirectory(JdbcTemplate database) {
        this.database = database;
    }

    @Scheduled(fixedRateString = "PT1H")
    void refresh() {
        database.query(
                "SELECT prefix, depot FROM district",
                row -> {
                    depots.put(row.getString("prefix"), row.getString("depot"));
                });
    }

    Optional<String> depotOf(String postcode) {
        String district = postcode.substring(0, Math.min(DISTRICT, postcode.length()));
        return Optional.ofNullable(depots.get(district));
    }

    public List<String> all() {
        return depots.values().stream().distinct().sorted().toList();
    }
}
