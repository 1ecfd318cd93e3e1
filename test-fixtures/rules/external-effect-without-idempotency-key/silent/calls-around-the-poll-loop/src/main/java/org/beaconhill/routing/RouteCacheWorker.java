package org.beaconhill.routing;

import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.WebTarget;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Announces itself when it starts, when its partitions change and when it stops. */
public final class RouteCacheWorker {

  private final Map<String, String> routes = new ConcurrentHashMap<>();
  private final WebTarget registry;

  RouteCacheWorker(String registryUrl) {
    this.registry = ClientBuilder.newClient().target(registryUrl);
  }

  void run(String brokers) {
    announce("starting");
    Map<String, Object> config =
        Map.of("bootstrap.servers", brokers, "group.id", "route-cache", "enable.auto.commit", "false");
    var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
    Runtime.getRuntime().addShutdownHook(new Thread(consumer::wakeup));
    consumer.subscribe(
        List.of("routes"),
        new ConsumerRebalanceListener() {
          @Override
          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
            routes.clear();
          }

          @Override
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
            announce("owns " + partitions.size() + " partitions");
          }
        });
    try {
      while (true) {
        for (ConsumerRecord<String, String> route : consumer.poll(Duration.ofSeconds(1))) {
          routes.put(route.key(), route.value());
        }
        consumer.commitSync();
      }
    } catch (WakeupException stopping) {
      announce("stopping");
    } finally {
      consumer.close();
    }
  }

  private void announce(String state) {
    registry.path("workers").request().post(Entity.text(state)).close();
  }
}
