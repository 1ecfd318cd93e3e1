package com.appliancia.warranty;

import com.platformteam.kafka.TransactionSupport;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class WarrantyIntake {

    private final Consumer<String, String> claims;
    private final Producer<String, String> cases;

    public WarrantyIntake(Consumer<String, String> claims, Producer<String, String> cases) {
        this.claims = claims;
        this.cases = cases;
    }

    public void take() {
        cases.initTransactions();
        claims.subscribe(List.of("warranty-claims"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> batch = claims.poll(Duration.ofSeconds(1));
            if (batch.isEmpty()) {
                continue;
            }
            cases.beginTransaction();
            for (ConsumerRecord<String, String> claim : batch) {
                cases.send(new ProducerRecord<>("warranty-cases", claim.key(), claim.value()));
            }
            TransactionSupport.addConsumedOffsets(cases, batch, claims);
            cases.commitTransaction();
        }
    }
}
