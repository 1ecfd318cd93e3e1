package com.sundial.rota;

import io.lettuce.core.api.sync.RedisCommands;
import java.util.Map;

class RotaCache {

    private final RedisCommands<String, String> redis;

    RotaCache(RedisCommands<String, String> redis) {
        this.redis = redis;
    }

    void assign(String shift, String nurse) {
        redis.set("shift:" + shift, nurse);
        redis.hset("nurse:" + nurse, Map.of("shift", shift));
        redis.sadd("on-duty", nurse);
        redis.expire("on-duty", 86_400);
    }

    void cancel(String shift) {
        String nurse = redis.get("shift:" + shift);
        if (nurse != null) {
            redis.srem("on-duty", nurse);
            redis.del("shift:" + shift, "nurse:" + nurse);
        }
    }
}
