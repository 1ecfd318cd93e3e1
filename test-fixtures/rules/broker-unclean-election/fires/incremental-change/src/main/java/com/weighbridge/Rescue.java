package com.weighbridge;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.admin.AdminClient;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;

/** Brings a topic back whose copies in sync are all down. */
public final class Rescue {

    private static final String TOPIC = "weighings";

    public static void main(String[] args) throws Exception {
        Properties properties = new Properties();
        properties.put("bootstrap.servers", args[0]);
        try (AdminClient client = AdminClient.create(properties)) {
            AlterConfigOp unclean =
                    new AlterConfigOp(
                            new ConfigEntry(TopicConfig.UNCLEAN_LEADER_ELECTION_ENABLE_CONFIG, "true"), // expect: broker-unclean-election
                            AlterConfigOp.OpType.SET);
            Map<ConfigResource, Collection<AlterConfigOp>> changes = new HashMap<>();
            changes.put(
                    new ConfigResource(ConfigResource.Type.TOPIC, TOPIC),
                    Collections.singletonList(unclean));
            client.incrementalAlterConfigs(changes).all().get();
        }
    }
}
