package com.inkwell.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PrintJobBatch {

  private final KafkaProducer<String, String> producer;

  public PrintJobBatch(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> jobs)
      throws InterruptedException, ExecutionException, TimeoutException {
    List<Future<RecordMetadata>> written = new ArrayList<>();
    producer.beginTransaction();
    for (String job : jobs) {
      written.add(producer.send(new ProducerRecord<>("print-jobs", job)));
    }
    for (Future<RecordMetadata> each : written) {
      each.get(90, TimeUnit.SECONDS); // expect: redundant-flush-or-get-in-transaction
    }
    producer.commitTransaction();
  }
}
