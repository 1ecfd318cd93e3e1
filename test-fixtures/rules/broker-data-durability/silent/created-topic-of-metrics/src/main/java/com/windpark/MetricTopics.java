package com.windpark;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class MetricTopics {

    private final Admin admin;

    public MetricTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(new NewTopic("turbine-metrics", 4, (short) 1)));
    }
}
