package eu.tidemill.flour;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class GrindingPlan {

  private final Consumer<String, String> orders;
  private final Producer<String, String> plans;
  private final DeadLetters deadLetters;

  public GrindingPlan(Consumer<String, String> orders, Producer<String, String> plans) {
    this.orders = orders;
    this.plans = plans;
    this.deadLetters = new DeadLetters(plans);
  }

  public void run() {
    plans.initTransactions();
    orders.subscribe(List.of("flour-orders"));
    try {
      while (true) {
        ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(2));
        if (!batch.isEmpty()) {
          plans.beginTransaction();
          batch.forEach(this::plan);
          plans.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
          plans.commitTransaction();
        }
      }
    } finally {
      plans.close();
      orders.close();
    }
  }

  private void plan(ConsumerRecord<String, String> order) {
    try {
      String[] fields = order.value().split(",");
      plans.send(new ProducerRecord<>("grinding-plans", fields[0], fields[1]));
    } catch (RuntimeException e) {
      deadLetters.put(order, e);
    }
  }
}
