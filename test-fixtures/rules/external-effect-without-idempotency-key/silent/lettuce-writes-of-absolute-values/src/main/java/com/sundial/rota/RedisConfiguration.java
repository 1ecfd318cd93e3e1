package com.sundial.rota;

import io.lettuce.core.RedisClient;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class RedisConfiguration {

    @Bean(destroyMethod = "shutdown")
    RedisClient redisClient(@Value("${redis.uri}") String uri) {
        return RedisClient.create(uri);
    }

    @Bean
    RotaCache rotaCache(RedisClient client) {
        return new RotaCache(client.connect().sync());
    }
}
