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

    /** Keeps one place for a parcel, however often the parcel is routed. */
    void keepPlace(Route route) {
        database.update(
                "INSERT INTO kept_place (depot, parcel) VALUES (?, ?) ON CONFLICT (depot, parcel) DO NOTHING",
                route.toDepot(),
                route.parcel());
    }
}
