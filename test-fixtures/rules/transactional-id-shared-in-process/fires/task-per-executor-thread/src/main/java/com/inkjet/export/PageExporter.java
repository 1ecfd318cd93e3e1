package com.inkjet.export;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PageExporter implements Runnable {

  private final Map<String, Object> config;
  private final BlockingQueue<String> pages;

  PageExporter(String brokers, BlockingQueue<String> pages) {
    this.pages = pages;
    this.config =
        Map.of(
            "bootstrap.servers", brokers,
            "delivery.timeout.ms", 40_000,
            "transactional.id", "page-exporter"); // expect: transactional-id-shared-in-process
  }

  @Override
  public void run() {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      while (true) {
        String page = pages.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("pages.exported", page, "OK"));
        producer.send(new ProducerRecord<>("print.jobs", page));
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
