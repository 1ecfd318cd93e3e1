package fi.sauna;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

public class HeatingTopics {

    private final Admin admin;

    public HeatingTopics(Admin admin) {
        this.admin = admin;
    }

    public void create() {
        admin.createTopics(List.of(new NewTopic("heatings", 3, Short.parseShort(System.getenv("TOPIC_COPIES")))));
    }
}
