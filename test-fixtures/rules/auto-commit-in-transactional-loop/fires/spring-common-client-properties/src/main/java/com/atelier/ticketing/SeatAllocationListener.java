package com.atelier.ticketing;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.kafka.annotation.KafkaHandler;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
@KafkaListener(topics = "seat-requests")
public class SeatAllocationListener {

    private final Map<String, BitSet> takenByShow = new HashMap<>();

    @Autowired
    private KafkaTemplate<String, Object> kafkaTemplate;

    @KafkaHandler
    public void request(SeatRequest request) {
        BitSet taken = takenByShow.computeIfAbsent(request.show(), show -> new BitSet(400));
        int seat = taken.nextClearBit(request.preferredSeat());
        taken.set(seat);
        kafkaTemplate.send("seat-allocations", request.show(), new SeatAllocation(request.customer(), seat));
    }

    @KafkaHandler
    public void release(SeatRelease release) {
        takenByShow.getOrDefault(release.show(), new BitSet()).clear(release.seat());
    }

    public record SeatRequest(String show, String customer, int preferredSeat) {
    }

    public record SeatRelease(String show, int seat) {
    }

    public record SeatAllocation(String customer, int seat) {
    }
}
