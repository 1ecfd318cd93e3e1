package com.lumen.meters;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;

@Configuration
public class MeterTopics {

    @Bean
    public NewTopic readings(@Value("${meters.topic}") String name) {
        return TopicBuilder.name(name)
                .partitions(6)
                .replicas(1) // expect: broker-data-durability
                .compact()
                .build();
    }
}
