package com.ballotbox.count;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@Service
public class PollingStation {

    private final KafkaTemplate<String, Integer> kafka;
    private final TransactionTemplate transactions;

    public PollingStation(KafkaTemplate<String, Integer> kafka, PlatformTransactionManager kafkaTransactionManager) {
        this.kafka = kafka;
        this.transactions = new TransactionTemplate(kafkaTransactionManager);
    }

    public void close(Map<String, Integer> votesByCandidate) {
        transactions.executeWithoutResult(status ->
                votesByCandidate.forEach((candidate, votes) -> kafka.send("station-results", candidate, votes)));
    }
}
