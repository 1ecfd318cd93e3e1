package com.waymark.geo;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import okhttp3.FormBody;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Keeps the place names of the last addresses in memory for the map view. */
public class GeoEnricher {

    private static final String BASE = "https://geo.waymark.example";

    private final OkHttpClient http = new OkHttpClient();
    private final Map<String, String> places = new ConcurrentHashMap<>();

    public void run(String brokers) throws IOException {
        Map<String, Object> config = Map.of(
                "bootstrap.servers", brokers, "group.id", "geo-enricher", "enable.auto.commit", "false");
        try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("addresses"));
            while (true) {
                for (ConsumerRecord<String, String> address : consumer.poll(Duration.ofSeconds(1))) {
                    places.put(address.key(), search(address.value(), token()));
                }
                consumer.commitSync();
            }
        }
    }

    private String search(String address, String token) throws IOException {
        Request request = new Request.Builder()
                .url(BASE + "/v1/places/search")
                .header("Authorization", "Bearer " + token)
                .post(RequestBody.create("{\"q\":\"" + address + "\"}", MediaType.get("application/json")))
                .build();
        try (Response response = http.newCall(request).execute()) {
            return response.body().string();
        }
    }

    private String token() throws IOException {
        Request request = new Request.Builder()
                .url(BASE + "/oauth/token")
                .post(new FormBody.Builder().add("grant_type", "client_credentials").build())
                .build();
        try (Response response = http.newCall(request).execute()) {
            return response.body().string();
        }
    }
}
