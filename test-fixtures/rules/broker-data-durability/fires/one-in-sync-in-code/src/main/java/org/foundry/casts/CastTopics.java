package org.foundry.casts;

import java.util.Map;
import org.apache.kafka.clients.admin.AdminClient;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

final class CastTopics {

    static final String CASTS = "casts";
    private static final short COPIES = 3;

    private CastTopics() {}

    static void create(AdminClient admin) {
        NewTopic casts =
                new NewTopic(CASTS, 4, COPIES)
                        .configs(
                                Map.of(
                                        TopicConfig.RETENTION_MS_CONFIG,
                                        "-1",
                                        TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG,
                                        "1")); // expect: broker-data-durability
        admin.createTopics(java.util.Set.of(casts));
    }
}
