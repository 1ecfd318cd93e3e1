package com.swiftlane.parcels.scan;

import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** A parcel was seen at a depot. */
public record Scan(String parcel, String depot, String postcode, OffsetDateTime seenAt) {

    static Optional<Scan> parse(String parcel, String text) {
        String[] fields = text.split(",");
        if (fields.length < 3) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Scan(parcel, fields[0], fields[1], OffsetDateTime.parse(fields[2])));
        } catch (DateTimeParseException malformed) {
            return Optional.empty();
        }
    }
}
