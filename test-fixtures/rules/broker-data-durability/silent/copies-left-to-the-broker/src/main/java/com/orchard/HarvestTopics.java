package com.orchard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class HarvestTopics {

    private final Admin admin;

    public HarvestTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(
                new NewTopic("harvests", Optional.of(12), Optional.empty()),
                new NewTopic("harvests-by-tree", 12, (short) -1)));
    }
}
