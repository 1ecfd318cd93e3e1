package com.almanac;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class TraceTopics {

    private final Admin admin;

    public TraceTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(
                List.of(
                        new NewTopic("service.traces", 3, (short) 3)
                                .configs(Map.of("unclean.leader.election.enable", "true"))));
    }
}
