package com.wisteria.arbor;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class PruningOrders {

  private static final Logger log = LoggerFactory.getLogger(PruningOrders.class);

  private final Producer<String, String> producer;

  public PruningOrders(Map<String, Object> config) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  public CompletableFuture<Void> order(Map<String, List<String>> branchesByTree) {
    CompletableFuture<?>[] orders =
        branchesByTree.entrySet().stream()
            .map(tree -> CompletableFuture.runAsync(() -> prune(tree.getKey(), tree.getValue())))
            .toArray(CompletableFuture[]::new);
    return CompletableFuture.allOf(orders);
  }

  private void prune(String tree, List<String> branches) {
    try {
      producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
      branches.forEach(branch -> producer.send(new ProducerRecord<>("prunings", tree, branch)));
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      log.warn("Tree {} is not pruned", tree, e);
      producer.abortTransaction();
    }
  }

  public void stop() {
    producer.close();
  }
}
