package com.acme.billing;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

final class InvoiceTopology {

  private final KafkaProducer<String, String> archive;

  InvoiceTopology(KafkaProducer<String, String> archive) {
    this.archive = archive;
  }

  Topology build() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("deliveries").peek(this::keep).to("invoices");
    return builder.build();
  }

  private void keep(String customer, String delivery) {
    archive.send(new ProducerRecord<>("delivery-archive", customer, delivery)); // expect: streams-side-producer
  }
}
