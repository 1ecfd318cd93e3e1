package com.lendwise.loans.web;

import com.lendwise.loans.LoanTopics;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Service;

/** The last decisions, newest first, for the start page of the advisors. */
@Service
public class DecisionFeed {

    private final Deque<String> newest = new ConcurrentLinkedDeque<>();

    @KafkaListener(topics = LoanTopics.DECISIONS)
    public void decided(ConsumerRecord<String, String> decision) {
        newest.addFirst(decision.key() + " " + decision.value());
        while (newest.size() > 20) {
            newest.removeLast();
        }
    }

    public List<String> newest() {
        return List.copyOf(newest);
    }
}
