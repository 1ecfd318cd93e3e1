package com.bookbarn.orders;

final class Topics {

    static final String ORDER_EVENTS = "order-events";
    static final String ORDER_LINES = "order-lines";

    private Topics() {
    }
}
