package com.millrace.usage;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class CallDetailRecords {

    @Autowired
    private UsageMeter meter;

    @Autowired
    private KafkaTemplate<String, Long> kafkaTemplate;

    @KafkaListener(topics = "call-detail-records")
    public void onUsage(ConsumerRecord<String, Long> record) {
        String month = new String(record.headers().lastHeader("month").value());
        meter.add(record.key(), month, record.value());
        kafkaTemplate.send("usage-totals", record.key(), meter.total(record.key(), month));
    }
}
