package com.swiftlane.parcels.delivery;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Service;

/** Tells receivers that their parcel comes today. */
@Service
class ReceiverNotices {

    private static final Logger log = LoggerFactory.getLogger(ReceiverNotices.class);

    private final JdbcTemplate database;
    private final TextMessages messages;

    ReceiverNotices(JdbcTemplate database, TextMessages messages) {
        this.database = database;
        this.messages = messages;
    }

    void announce(String parcel, String depot) {
        for (String phone : phonesOf(parcel)) {
            log.debug("{} is expected", parcel);
            messages.send(parcel, phone, "Your parcel leaves " + depot + " today.");
        }
    }

    private List<String> phonesOf(String parcel) {
        return database.queryForList("SELECT phone FROM receiver WHERE parcel = ?", String.class, parcel);
    }
}
