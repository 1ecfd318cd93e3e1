package com.skylark.statistics;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class BookingStatistics {

    private final Map<String, LongAdder> bookingsByRoute = new ConcurrentHashMap<>();

    @KafkaListener(id = "booking-statistics", topics = "flight-bookings")
    public void count(String route) {
        bookingsByRoute.computeIfAbsent(route, r -> new LongAdder()).increment();
    }

    public long bookings(String route) {
        LongAdder count = bookingsByRoute.get(route);
        return count == null ? 0 : count.sum();
    }
}
