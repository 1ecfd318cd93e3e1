package nl.veiling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class Topics {

    private static final String PREFIX = "veiling.";

    private final Admin admin;

    public Topics(Admin admin) {
        this.admin = admin;
    }

    public void createAll() {
        List<NewTopic> missing = new ArrayList<>();
        missing.add(topic("bids", 1));
        missing.add(topic("lots", 3));
        missing.add(topic("visitors", 1));
        admin.createTopics(missing);
    }

    private static NewTopic topic(String name, int copies) {
        return new NewTopic(PREFIX + name, Optional.empty(), Optional.of((short) copies)); // expect: broker-data-durability
    }
}
