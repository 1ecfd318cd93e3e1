package com.cinemaone.seats;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class ViewCounter {

  private final Map<String, Integer> viewsByShow = new ConcurrentHashMap<>();

  public void run(String brokers) {
    Properties props = new Properties();
    props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    props.put(ConsumerConfig.GROUP_ID_CONFIG, "view-counter");
    try (var views = new KafkaConsumer<>(props, new StringDeserializer(), new StringDeserializer())) {
      views.subscribe(List.of(SeatSales.VIEWS));
      while (!Thread.interrupted()) {
        for (var view : views.poll(Duration.ofMillis(500))) {
          viewsByShow.merge(view.key(), 1, Integer::sum);
        }
      }
    }
  }
}
