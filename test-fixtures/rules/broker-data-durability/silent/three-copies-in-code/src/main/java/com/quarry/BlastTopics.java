package com.quarry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class BlastTopics {

    private final Admin admin;

    public BlastTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(
                new NewTopic("blasts", 4, (short) 3)
                        .configs(Map.of("min.insync.replicas", "2"))));
    }
}
