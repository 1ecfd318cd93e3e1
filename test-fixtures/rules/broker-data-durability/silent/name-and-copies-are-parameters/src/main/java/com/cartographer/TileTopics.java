package com.cartographer;

import java.util.List;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class TileTopics {

    private final Admin admin;

    public TileTopics(Admin admin) {
        this.admin = admin;
    }

    public void create(String name, short copies) {
        admin.createTopics(List.of(new NewTopic(name, 3, (short) 1), new NewTopic("tiles", 3, copies)));
    }
}
