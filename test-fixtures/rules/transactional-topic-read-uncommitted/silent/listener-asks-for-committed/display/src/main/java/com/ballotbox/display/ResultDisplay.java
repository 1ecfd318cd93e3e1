package com.ballotbox.display;

import static org.apache.kafka.clients.consumer.ConsumerConfig.ISOLATION_LEVEL_CONFIG;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class ResultDisplay {

    private final Map<String, Integer> totals = new ConcurrentHashMap<>();

    @KafkaListener(topics = "station-results", properties = ISOLATION_LEVEL_CONFIG + "=read_committed")
    public void result(ConsumerRecord<String, Integer> result) {
        totals.put(result.key() + "@" + result.partition() + "/" + result.offset(), result.value());
    }
}
