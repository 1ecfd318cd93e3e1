package io.parcelwing.labels;

import java.nio.charset.StandardCharsets;

public class LabelApplication {

    public static void main(String[] args) {
        String brokers = System.getenv("KAFKA_BROKERS");
        new LabelPurchaser(
                Clients.shipments(brokers, (topic, bytes) -> parse(new String(bytes, StandardCharsets.UTF_8))),
                Clients.labels(brokers, (topic, label) -> label.carrierReference().getBytes(StandardCharsets.UTF_8)),
                System.getenv("CARRIER_URL"))
                .runForever();
    }

    private static Shipment parse(String line) {
        String[] fields = line.split(";");
        return new Shipment(fields[0], fields[1], Integer.parseInt(fields[2]));
    }
}
