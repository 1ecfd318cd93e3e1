package com.weighbridge;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;

public class Limits {

    private final Admin admin;

    public Limits(Admin admin) {
        this.admin = admin;
    }

    public void keep(boolean everything) {
        ConfigEntry entry = new ConfigEntry("unclean.leader.election.enable", "true");
        AlterConfigOp back = new AlterConfigOp(entry, AlterConfigOp.OpType.DELETE);
        admin.incrementalAlterConfigs(
                Map.of(new ConfigResource(ConfigResource.Type.TOPIC, "weighings"), List.of(back)));
        ConfigEntry retention = new ConfigEntry("retention.ms", everything ? "-1" : "86400000");
        admin.incrementalAlterConfigs(
                Map.of(
                        new ConfigResource(ConfigResource.Type.TOPIC, "weighings"),
                        List.of(new AlterConfigOp(retention, AlterConfigOp.OpType.SET))));
    }
}
