package org.apiary;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class Hives {

    private final Admin admin;

    public Hives(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(new NewTopic("hive-weights", 3, (short) 1)));
    }
}
