package com.registry;

import java.util.Map;
import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.kafka.config.TopicBuilder;

@Configuration
@Profile("laptop")
public class HarbourTopics {

    @Bean
    public NewTopic harbours() {
        return TopicBuilder.name("harbours")
                .configs(Map.of("unclean.leader.election.enable", "true"))
                .build();
    }
}
