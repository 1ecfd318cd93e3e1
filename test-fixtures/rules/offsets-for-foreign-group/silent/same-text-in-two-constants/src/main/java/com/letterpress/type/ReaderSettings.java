package com.letterpress.type;

import java.util.Properties;

final class ReaderSettings {

    static final String GROUP_ID = "letterpress-" + "types";

    private ReaderSettings() {
    }

    static Properties properties() {
        Properties p = new Properties();
        p.setProperty("bootstrap.servers", "kafka:9092");
        p.setProperty("group.id", GROUP_ID);
        p.setProperty("enable.auto.commit", "false");
        p.setProperty("isolation.level", "read_committed");
        return p;
    }
}
