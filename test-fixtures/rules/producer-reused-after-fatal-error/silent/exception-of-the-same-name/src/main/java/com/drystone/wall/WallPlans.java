package com.drystone.wall;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class WallPlans {

  private final Producer<String, String> producer;
  private final Function<String, String> masonOfToken;

  public WallPlans(Producer<String, String> producer, Function<String, String> masonOfToken) {
    this.producer = producer;
    this.masonOfToken = masonOfToken;
  }

  public void plan(Map<String, List<String>> wallsByToken) {
    producer.initTransactions();
    wallsByToken.forEach(
        (token, walls) -> {
          try {
            String mason = masonOfToken.apply(token);
            producer.beginTransaction();
            walls.forEach(wall -> producer.send(new ProducerRecord<>("wall-plans", mason, wall)));
            producer.commitTransaction();
          } catch (AuthorizationException e) {
            System.err.println("A token has expired");
          }
        });
    producer.close();
  }
}
