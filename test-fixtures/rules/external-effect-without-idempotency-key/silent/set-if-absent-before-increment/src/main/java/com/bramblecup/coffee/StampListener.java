package com.bramblecup.coffee;

import java.time.Duration;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** One stamp per coffee; the tenth is free. */
@Component
class StampListener {

    private static final Duration REMEMBER = Duration.ofDays(30);

    private final StringRedisTemplate redis;

    StampListener(StringRedisTemplate redis) {
        this.redis = redis;
    }

    @KafkaListener(topics = "coffees-sold", groupId = "stamps")
    void onCoffee(ConsumerRecord<String, String> coffee) {
        if (alreadyStamped(coffee.key())) {
            return;
        }
        redis.opsForValue().increment("stamps:" + coffee.value());
    }

    private boolean alreadyStamped(String receipt) {
        return !redis.opsForValue().setIfAbsent("receipt:" + receipt, "1", REMEMBER);
    }
}
