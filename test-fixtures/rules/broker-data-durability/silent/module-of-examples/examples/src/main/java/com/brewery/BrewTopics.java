package com.brewery;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class BrewTopics {

    private final Admin admin;

    public BrewTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(new NewTopic("brews", 1, (short) 1)));
    }
}
