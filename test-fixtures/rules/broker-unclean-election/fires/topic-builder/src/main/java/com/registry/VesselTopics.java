package com.registry;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;

@Configuration
public class VesselTopics {

    @Bean
    public NewTopic vessels() {
        return TopicBuilder.name("vessels")
                .partitions(12)
                .replicas(3)
                .config("min.insync.replicas", "2")
                .config("unclean.leader.election.enable", "true") // expect: broker-unclean-election
                .build();
    }
}
