package com.brookfield.taxi;

import com.brookfield.fleet.v1.DispatchRequest;
import com.brookfield.fleet.v1.FleetGrpc;
import com.brookfield.fleet.v1.GetCarRequest;
import io.grpc.ManagedChannelBuilder;
import io.micrometer.core.instrument.Metrics;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.springframework.web.client.RestTemplate;

public class TaxiStreams {

    private static final FleetGrpc.FleetBlockingStub FLEET =
            FleetGrpc.newBlockingStub(ManagedChannelBuilder.forTarget("fleet:9090").build());
    private static final RestTemplate HTTP = new RestTemplate();


    public static void main(String[] args) {
        Properties settings = new Properties();
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "taxi");
        settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "broker-1:9092");
        settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, String>stream("rides")
                .mapValues(car -> FLEET.getCar(GetCarRequest.newBuilder().setCar(car).build()).toString())
                .peek((ride, car) -> Metrics.counter("rides").increment())
                .foreach((ride, car) -> {
                    FLEET.dispatchCar(DispatchRequest.newBuilder().setRequestId(ride).setCar(car).build());
                    HTTP.put("https://board.example/rides/" + ride, car);
                    HTTP.getForObject("https://board.example/rides/" + ride, String.class);
                });
        new KafkaStreams(builder.build(), settings).start();
    }
}
