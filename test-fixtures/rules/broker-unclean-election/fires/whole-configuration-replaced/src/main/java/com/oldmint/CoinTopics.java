package com.oldmint;

import java.util.Arrays;
import java.util.Collections;
import org.apache.kafka.clients.admin.AdminClient;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;

public class CoinTopics {

    public void configure(AdminClient client) {
        Config config =
                new Config(
                        Arrays.asList(
                                new ConfigEntry("cleanup.policy", "compact"),
                                new ConfigEntry("unclean.leader.election.enable", "true"))); // expect: broker-unclean-election
        client.alterConfigs(
                Collections.singletonMap(
                        new ConfigResource(ConfigResource.Type.TOPIC, "coins"), config));
    }
}
