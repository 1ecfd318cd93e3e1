package com.alpenpost.parcel;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class CustomsRelease {

    private final AtomicLong scans = new AtomicLong();
    private final KafkaTemplate<String, String> template;

    public CustomsRelease(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "customs-papers", containerFactory = "transactionalContainers")
    public void papers(ConsumerRecord<String, String> papers) {
        String verdict = papers.value().contains("EUR.1") ? "released" : "inspection";
        template.send("parcel-" + verdict, papers.key(), papers.value());
    }

    @KafkaListener(topics = "scanner-heartbeats", groupId = "scanner-display", containerFactory = "displayContainers")
    public void heartbeat(String scanner) {
        scans.incrementAndGet();
    }
}
