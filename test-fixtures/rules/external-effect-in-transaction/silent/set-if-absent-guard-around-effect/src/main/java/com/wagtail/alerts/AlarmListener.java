package com.wagtail.alerts;

import java.time.Duration;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class AlarmListener {

    private final StringRedisTemplate redis;
    private final AlarmMailer mailer;
    private final KafkaTemplate<String, String> kafka;

    public AlarmListener(StringRedisTemplate redis, AlarmMailer mailer, KafkaTemplate<String, String> kafka) {
        this.redis = redis;
        this.mailer = mailer;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "alarms")
    public void onAlarm(ConsumerRecord<String, String> alarm) {
        Boolean first = redis.opsForValue().setIfAbsent("alarm:" + alarm.key(), "seen", Duration.ofDays(14));
        if (Boolean.TRUE.equals(first)) {
            mailer.mail(alarm.value());
        }
        kafka.send("alarms-handled", alarm.key(), alarm.value());
    }
}
