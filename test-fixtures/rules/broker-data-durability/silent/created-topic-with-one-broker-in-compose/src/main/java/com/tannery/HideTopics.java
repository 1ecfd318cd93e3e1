package com.tannery;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class HideTopics {

    private final Admin admin;

    public HideTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(new NewTopic("hides", 3, (short) 1)));
    }
}
