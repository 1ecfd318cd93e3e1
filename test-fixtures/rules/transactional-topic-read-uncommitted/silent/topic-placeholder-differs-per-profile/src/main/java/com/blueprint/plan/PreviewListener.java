package com.blueprint.plan;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

/** Previews are drawn by the tablets of the surveyors. */
@Component
public class PreviewListener {

    private final Map<String, String> previews = new ConcurrentHashMap<>();

    @KafkaListener(topics = "${plans.preview-topic}")
    public void preview(@Header(KafkaHeaders.RECEIVED_KEY) String building, @Payload String svg) {
        previews.put(building, svg);
    }
}
