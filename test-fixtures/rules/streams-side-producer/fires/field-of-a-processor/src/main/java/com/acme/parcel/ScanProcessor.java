package com.acme.parcel;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

final class ScanProcessor implements Processor<String, String, String, String> {

  private final Producer<String, String> alerts;
  private ProcessorContext<String, String> context;

  ScanProcessor(Producer<String, String> alerts) {
    this.alerts = alerts;
  }

  @Override
  public void init(ProcessorContext<String, String> context) {
    this.context = context;
  }

  @Override
  public void process(Record<String, String> scan) {
    if (scan.value().isEmpty()) {
      alerts.send(new ProducerRecord<>("lost-parcels", scan.key(), scan.value())); // expect: streams-side-producer, unchecked-send
    }
    context.forward(scan);
  }
}
