package com.ironworks;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.AlterConfigOp.OpType;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.ConfigResource.Type;

public class SmeltMaintenance {

    private final Admin admin;

    public SmeltMaintenance(Admin admin) {
        this.admin = admin;
    }

    /** Back to what the brokers say. */
    public void end(boolean strict) {
        Collection<AlterConfigOp> changes =
                List.of(new AlterConfigOp(new ConfigEntry("min.insync.replicas", "1"), OpType.DELETE));
        admin.incrementalAlterConfigs(Map.of(new ConfigResource(Type.TOPIC, "smelts"), changes));
        String copies = strict ? "2" : "1";
        admin.incrementalAlterConfigs(
                Map.of(
                        new ConfigResource(Type.TOPIC, "smelts"),
                        List.of(new AlterConfigOp(new ConfigEntry("min.insync.replicas", copies), OpType.SET))));
    }
}
