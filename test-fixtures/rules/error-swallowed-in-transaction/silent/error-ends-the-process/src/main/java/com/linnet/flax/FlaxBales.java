package com.linnet.flax;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class FlaxBales {

  private final Consumer<String, String> bales;
  private final Producer<String, String> stock;

  public FlaxBales(Consumer<String, String> bales, Producer<String, String> stock) {
    this.bales = bales;
    this.stock = stock;
  }

  public void run() {
    stock.initTransactions();
    bales.subscribe(List.of("flax-bales"));
    while (true) {
      ConsumerRecords<String, String> batch = bales.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      stock.beginTransaction();
      for (ConsumerRecord<String, String> bale : batch) {
        try {
          stock.send(new ProducerRecord<>("flax-stock", bale.key(), bale.value().substring(4)));
        } catch (StringIndexOutOfBoundsException e) {
          e.printStackTrace();
          fail();
        }
      }
      stock.sendOffsetsToTransaction(batch.nextOffsets(), bales.groupMetadata());
      stock.commitTransaction();
    }
  }

  private void fail() {
    stock.close();
    bales.close();
    System.exit(1);
  }
}
