package com.boxoffice;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.kafka.config.TopicBuilder;

@Configuration
public class TicketTopics {

    @Bean
    @Profile("!production")
    public NewTopic tickets() {
        return TopicBuilder.name("tickets").partitions(1).replicas(1).build();
    }

    @Bean
    @ConditionalOnProperty("topics.create")
    public NewTopic refunds() {
        return TopicBuilder.name("refunds").partitions(1).replicas(1).build();
    }
}
