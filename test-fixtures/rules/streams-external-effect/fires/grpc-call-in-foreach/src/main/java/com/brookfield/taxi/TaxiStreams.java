package com.brookfield.taxi;

import com.brookfield.fleet.v1.DispatchRequest;
import com.brookfield.fleet.v1.FleetGrpc;
import io.grpc.ManagedChannelBuilder;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public class TaxiStreams {

    private static final FleetGrpc.FleetBlockingStub FLEET =
            FleetGrpc.newBlockingStub(ManagedChannelBuilder.forTarget("fleet:9090").build());


    public static void main(String[] args) {
        Properties settings = new Properties();
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "taxi");
        settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "broker-1:9092");
        settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, String>stream("rides")
                .filter((ride, car) -> car != null)
                .foreach((ride, car) ->
                        FLEET.dispatchCar(DispatchRequest.newBuilder().setCar(car).build())); // expect: streams-external-effect
        new KafkaStreams(builder.build(), settings).start();
    }
}
