package com.almanac;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class AnyTopics {

    private final Admin admin;

    public AnyTopics(Admin admin) {
        this.admin = admin;
    }

    public void create(String name) {
        Map<String, String> settings = Map.of("unclean.leader.election.enable", "true");
        admin.createTopics(List.of(new NewTopic(name, 3, (short) 3).configs(settings)));
    }

    public void createComets() {
        String unclean = System.getenv().getOrDefault("TOPICS_UNCLEAN", "true");
        admin.createTopics(
                List.of(
                        new NewTopic("comets", 3, (short) 3)
                                .configs(Map.of("unclean.leader.election.enable", unclean))));
    }
}
