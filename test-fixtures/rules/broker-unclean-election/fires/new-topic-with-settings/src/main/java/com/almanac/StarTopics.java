package com.almanac;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

public class StarTopics {

    private final Admin admin;

    public StarTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        Map<String, String> settings =
                Map.of(
                        TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT,
                        TopicConfig.UNCLEAN_LEADER_ELECTION_ENABLE_CONFIG, "true"); // expect: broker-unclean-election
        admin.createTopics(List.of(new NewTopic("star-positions", 3, (short) 3).configs(settings)));
    }
}
