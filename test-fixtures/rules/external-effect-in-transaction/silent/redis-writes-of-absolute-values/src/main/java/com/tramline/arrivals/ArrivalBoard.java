package com.tramline.arrivals;

import java.time.Duration;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.stereotype.Component;

@Component
class ArrivalBoard {

    private final RedisTemplate<String, String> redis;

    ArrivalBoard(RedisTemplate<String, String> redis) {
        this.redis = redis;
    }

    void show(String stop, String line, String minutes) {
        redis.opsForHash().put("board:" + stop, line, minutes);
        redis.opsForSet().add("lines:" + stop, line);
        redis.opsForValue().set("last:" + stop, line, Duration.ofMinutes(30));
        redis.opsForZSet().add("due:" + stop, line, Double.parseDouble(minutes));
    }

    void clear(String stop) {
        redis.delete("board:" + stop);
    }
}
