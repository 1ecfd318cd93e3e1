package com.podcastery.stats;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

/** Statistics may count a playback twice or miss one, so the client's own commit is good enough. */
@Service
public class PlaybackListener {

    private static final Logger LOG = LoggerFactory.getLogger(PlaybackListener.class);

    private final KafkaTemplate<String, String> kafkaTemplate;

    public PlaybackListener(KafkaTemplate<String, String> kafkaTemplate) {
        this.kafkaTemplate = kafkaTemplate;
    }

    @KafkaListener(topics = {"playback-web", "playback-mobile"})
    public void playback(ConsumerRecord<String, String> playback) {
        kafkaTemplate
                .send("playback-minutes", playback.key(), minutes(playback.value()))
                .whenComplete((sent, failure) -> {
                    if (failure != null) {
                        LOG.warn("Playback of {} was not counted", playback.key(), failure);
                    }
                });
    }

    private static String minutes(String seconds) {
        return String.valueOf((Long.parseLong(seconds) + 59) / 60);
    }
}
