package org.peatbog.moisture;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class MoistureRelay {

  private final Consumer<String, Float> probes;
  private final Producer<String, Float> fields;

  public MoistureRelay(Map<String, Object> consumerConfig, Map<String, Object> producerConfig) {
    this.probes = new KafkaConsumer<>(consumerConfig);
    this.fields = new KafkaProducer<>(producerConfig);
    fields.initTransactions();
  }

  public Thread start() {
    Thread thread = new Thread(this::relay);
    thread.setUncaughtExceptionHandler((t, e) -> System.err.println("Relay ended: " + e));
    thread.start();
    return thread;
  }

  private void relay() {
    try {
      probes.subscribe(List.of("moisture-probes"));
      while (true) {
        ConsumerRecords<String, Float> batch = probes.poll(Duration.ofSeconds(1));
        if (!batch.isEmpty()) {
          transfer(batch);
        }
      }
    } finally {
      probes.close();
    }
  }

  private void transfer(ConsumerRecords<String, Float> batch) {
    try {
      fields.beginTransaction();
      batch.forEach(p -> fields.send(new ProducerRecord<>("field-moisture", p.key(), p.value())));
      fields.sendOffsetsToTransaction(batch.nextOffsets(), probes.groupMetadata());
      fields.commitTransaction();
    } catch (RuntimeException e) {
      fields.abortTransaction(); // expect: abort-on-fatal-error
      batch.partitions().forEach(p -> probes.seek(p, batch.records(p).get(0).offset()));
    }
  }

  public void stop() {
    probes.wakeup();
    fields.close();
  }
}
