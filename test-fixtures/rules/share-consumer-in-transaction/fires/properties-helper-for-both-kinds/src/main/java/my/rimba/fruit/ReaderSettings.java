package my.rimba.fruit;

import java.util.Properties;

/** Settings that all readers begin with. */
final class ReaderSettings {

    private ReaderSettings() {
    }

    static Properties forGroup(String group) {
        Properties settings = new Properties();
        settings.setProperty("bootstrap.servers", "kafka:9092");
        settings.setProperty("group.id", group);
        settings.setProperty("auto.offset.reset", "earliest"); // expect: share-consumer-in-transaction
        return settings;
    }
}
