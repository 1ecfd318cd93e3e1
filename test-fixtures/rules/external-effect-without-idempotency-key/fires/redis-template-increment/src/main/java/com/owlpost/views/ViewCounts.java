package com.owlpost.views;

import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.ValueOperations;
import org.springframework.stereotype.Component;

@Component
class ViewCounts {

  private final StringRedisTemplate redis;

  ViewCounts(StringRedisTemplate redis) {
    this.redis = redis;
  }

  void count(String article) {
    ValueOperations<String, String> values = redis.opsForValue();
    values.increment("views:" + article); // expect: external-effect-without-idempotency-key
  }

  void rememberReader(String article, String reader) {
    redis.opsForSet().add("readers:" + article, reader);
  }
}
