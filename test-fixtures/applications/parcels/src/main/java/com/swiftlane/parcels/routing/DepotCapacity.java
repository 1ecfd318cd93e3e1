package com.swiftlane.parcels.routing;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The places that depots keep for parcels that are on their way. */
@Repository
class DepotCapacity {

    private final JdbcTemplate database;

    DepotCapacity(JdbcTemplate database) {
        this.database = database;
    }

    /** Keeps one more place. */
    void keepPlace(Route route) {
        database.update("UPDATE depot SET kept_places = kept_places + 1 WHERE name = ?", route.toDepot()); // expect: external-effect-in-transaction
    }
}
