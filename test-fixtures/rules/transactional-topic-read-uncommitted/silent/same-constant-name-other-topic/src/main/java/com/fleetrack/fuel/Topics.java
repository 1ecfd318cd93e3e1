package com.fleetrack.fuel;

final class Topics {

    static final String EVENTS = "fuel-events";

    private Topics() {
    }
}
