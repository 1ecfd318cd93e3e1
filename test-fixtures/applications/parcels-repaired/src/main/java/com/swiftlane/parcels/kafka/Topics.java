package com.swiftlane.parcels.kafka;

public final class Topics {

    public static final String SCANS = "parcel-scans";
    public static final String ROUTES = "parcel-routes";
    public static final String UNROUTABLE = "parcel-unroutable";
    public static final String HANDOVERS = "parcel-handovers";

    private Topics() {
    }
}
