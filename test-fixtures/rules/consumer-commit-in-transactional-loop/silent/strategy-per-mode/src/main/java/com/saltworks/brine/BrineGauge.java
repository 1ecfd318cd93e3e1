package com.saltworks.brine;

import com.saltworks.brine.out.Delivery;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;

public class BrineGauge {

    private final Consumer<String, String> gauges;
    private final Delivery delivery;

    public BrineGauge(Consumer<String, String> gauges, Delivery delivery) {
        this.gauges = gauges;
        this.delivery = delivery;
    }

    public void run() {
        gauges.subscribe(List.of("gauge-readings"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> readings = gauges.poll(Duration.ofSeconds(1));
            if (!readings.isEmpty()) {
                delivery.deliver(readings, gauges);
            }
        }
    }
}
