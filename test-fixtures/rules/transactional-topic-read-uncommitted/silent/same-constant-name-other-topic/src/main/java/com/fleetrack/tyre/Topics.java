package com.fleetrack.tyre;

final class Topics {

    static final String EVENTS = "tyre-events";

    private Topics() {
    }
}
