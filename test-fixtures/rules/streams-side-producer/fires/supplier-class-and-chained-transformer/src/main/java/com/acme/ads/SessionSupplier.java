package com.acme.ads;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.kstream.ValueTransformer;
import org.apache.kafka.streams.kstream.ValueTransformerSupplier;

final class SessionSupplier implements ValueTransformerSupplier<String, String> {

  private final Producer<String, String> producer;

  SessionSupplier(Producer<String, String> producer) {
    this.producer = producer;
  }

  @Override
  public ValueTransformer<String, String> get() {
    return new ValueTransformer<>() {
      @Override
      public void init(org.apache.kafka.streams.processor.ProcessorContext context) {
        // keeps no state
      }

      @Override
      public String transform(String click) {
        producer.send(new ProducerRecord<>("bots", click)); // expect: streams-side-producer
        return click;
      }

      @Override
      public void close() {
        // the producer is closed elsewhere
      }
    };
  }
}
