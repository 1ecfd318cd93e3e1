package com.lendwise.loans.publish;

import com.lendwise.loans.LoanTopics;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

@Component
public class DecisionPublisher {

    @Value("${lendwise.brokers}")
    private String brokers;

    private Producer<String, String> producer;

    @PostConstruct
    void open() {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "loan-decisions-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public synchronized void approve(String loan, List<String> instalments) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>(LoanTopics.DECISIONS, loan, "approved"));
        for (int month = 0; month < instalments.size(); month++) {
            producer.send(new ProducerRecord<>(LoanTopics.SCHEDULES, loan + "#" + month, instalments.get(month)));
        }
        producer.commitTransaction();
    }

    @PreDestroy
    void close() {
        producer.close();
    }
}
