package mt.kalanka.shop;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class StockListener {

  private final JdbcTemplate jdbc;
  private final StringRedisTemplate redis;

  StockListener(JdbcTemplate jdbc, StringRedisTemplate redis) {
    this.jdbc = jdbc;
    this.redis = redis;
  }

  @KafkaListener(topics = "sold-articles", groupId = "stock")
  void onSale(ConsumerRecord<String, Integer> sale) {
    if (Boolean.TRUE.equals(redis.hasKey("sale:" + sale.key()))) {
      return;
    }
    // expect: external-effect-without-idempotency-key
    jdbc.update("update stock set pieces = pieces - ? where article = ?", sale.value(), sale.key());
    redis.opsForValue().set("sale:" + sale.key(), "");
  }
}
