package com.almanac;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class TideTopics {

    private final Admin admin;

    public TideTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(
                List.of(
                        new NewTopic("tides", 1, (short) 1)
                                .configs(Map.of("unclean.leader.election.enable", "true"))));
    }
}
