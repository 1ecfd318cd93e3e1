package com.ropeway;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class RideTopics {

    private final Admin admin;

    public RideTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(new NewTopic("rides", Map.of(0, List.of(1, 2, 3), 1, List.of(2, 3, 1)))));
    }
}
