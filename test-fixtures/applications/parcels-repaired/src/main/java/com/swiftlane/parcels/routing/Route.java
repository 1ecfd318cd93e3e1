package com.swiftlane.parcels.routing;

import com.swiftlane.parcels.scan.Scan;

/** The next leg of a parcel. */
record Route(String parcel, String fromDepot, String toDepot) {

    static Route of(Scan scan, String toDepot) {
        return new Route(scan.parcel(), scan.depot(), toDepot);
    }

    boolean isLastLeg() {
        return fromDepot.equals(toDepot);
    }

    @Override
    public String toString() {
        return fromDepot + ">" + toDepot;
    }
}
