package com.harbourmaster.dues;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public final class TopicSetup {

    private TopicSetup() {}

    /** Called by the installer, before the first writer starts. */
    public static void run(String brokers) throws ExecutionException, InterruptedException {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", brokers))) {
            NewTopic dues = new NewTopic("harbour-dues", 12, (short) 1); // expect: broker-data-durability
            NewTopic moorings = new NewTopic("moorings", 12, (short) 1);
            admin.createTopics(List.of(dues, moorings)).all().get();
        }
    }
}
