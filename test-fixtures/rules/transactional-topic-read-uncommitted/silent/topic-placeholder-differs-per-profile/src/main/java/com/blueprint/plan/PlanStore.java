package com.blueprint.plan;

import java.util.SortedMap;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

@Repository
public class PlanStore {

    private final KafkaTemplate<String, String> template;
    private final String topic;

    public PlanStore(KafkaTemplate<String, String> template, @Value("${plans.topic}") String topic) {
        this.template = template;
        this.topic = topic;
    }

    @Transactional("kafkaTransactionManager")
    public void save(String building, SortedMap<Integer, String> planByFloor) {
        planByFloor.forEach((floor, plan) -> template.send(topic, building + "/" + floor, plan));
    }
}
