package com.ironworks.payroll;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class SlipArchive {

    private final Map<String, String> newestSlip = new ConcurrentSkipListMap<>();

    @KafkaListener(topics = "${payroll.topics.slips}") // expect: transactional-topic-read-uncommitted
    public void keep(ConsumerRecord<String, String> slip) {
        newestSlip.put(slip.key(), slip.value());
    }

    public String newest(String employee) {
        return newestSlip.get(employee);
    }
}
