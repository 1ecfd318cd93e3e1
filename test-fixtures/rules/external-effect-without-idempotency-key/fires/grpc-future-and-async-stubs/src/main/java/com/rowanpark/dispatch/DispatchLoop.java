package com.rowanpark.dispatch;

import com.rowanpark.fleet.v1.CreateTourRequest;
import com.rowanpark.fleet.v1.FleetGrpc;
import com.rowanpark.fleet.v1.FleetGrpc.FleetStub;
import com.rowanpark.fleet.v1.NotifyDriverRequest;
import io.grpc.ManagedChannel;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class DispatchLoop {

    private final FleetGrpc.FleetFutureStub fleet;
    private final FleetStub drivers;

    public DispatchLoop(ManagedChannel channel) {
        this.fleet = FleetGrpc.newFutureStub(channel);
        this.drivers = FleetGrpc.newStub(channel);
    }

    public void run(Properties properties) {
        properties.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(properties)) {
            consumer.subscribe(List.of("tours"));
            while (true) {
                for (ConsumerRecord<String, String> tour : consumer.poll(Duration.ofSeconds(1))) {
                    CreateTourRequest known =
                            CreateTourRequest.newBuilder().setRequestId(tour.key()).setPlan(tour.value()).build();
                    fleet.createTour(known);
                    CreateTourRequest other =
                            CreateTourRequest.newBuilder()
                                    .setRequestId(UUID.randomUUID().toString())
                                    .setPlan(tour.value())
                                    .build();
                    fleet.createTour(other); // expect: external-effect-without-idempotency-key
                    drivers.notifyDriver( // expect: external-effect-without-idempotency-key
                            NotifyDriverRequest.newBuilder().setText(tour.value()).build(), new Ignoring<>());
                }
                consumer.commitSync();
            }
        }
    }
}
