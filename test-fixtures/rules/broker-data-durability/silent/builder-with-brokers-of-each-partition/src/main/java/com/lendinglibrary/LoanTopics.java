package com.lendinglibrary;

import java.util.List;
import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;

@Configuration
public class LoanTopics {

    @Bean
    public NewTopic loans() {
        return TopicBuilder.name("loans")
                .replicas(1)
                .assignReplicas(0, List.of(1, 2, 3))
                .assignReplicas(1, List.of(3, 1, 2))
                .build();
    }
}
