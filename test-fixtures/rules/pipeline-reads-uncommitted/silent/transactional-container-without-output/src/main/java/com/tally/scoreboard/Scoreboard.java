package com.tally.scoreboard;

import java.util.Map;
import java.util.TreeMap;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.stereotype.Component;

/** Only shows the newest score; goals come from the hand-held of the referee. */
@Component
public class Scoreboard {

    private final Map<String, Integer> goals = new TreeMap<>();

    @KafkaListener(topics = "goals")
    public synchronized void goal(@Header(KafkaHeaders.RECEIVED_KEY) String team, Integer newScore) {
        goals.put(team, newScore);
    }

    public synchronized String render() {
        return goals.toString();
    }
}
