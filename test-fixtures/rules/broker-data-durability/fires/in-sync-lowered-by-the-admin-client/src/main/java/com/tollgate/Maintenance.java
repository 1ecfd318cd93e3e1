package com.tollgate;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;

/** Run before the brokers are restarted one by one. */
public class Maintenance {

    private final Admin admin;

    public Maintenance(Admin admin) {
        this.admin = admin;
    }

    public void begin() throws Exception {
        ConfigResource passages = new ConfigResource(ConfigResource.Type.TOPIC, "passages");
        ConfigEntry inSync = new ConfigEntry("min.insync.replicas", "1"); // expect: broker-data-durability
        Map<ConfigResource, Collection<AlterConfigOp>> changes = new HashMap<>();
        changes.put(passages, List.of(new AlterConfigOp(inSync, AlterConfigOp.OpType.SET)));
        admin.incrementalAlterConfigs(changes).all().get();
    }
}
