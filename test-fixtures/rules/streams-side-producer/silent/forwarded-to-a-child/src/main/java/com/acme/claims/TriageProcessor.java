package com.acme.claims;

import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

final class TriageProcessor implements Processor<String, String, String, String> {

  private ProcessorContext<String, String> context;

  @Override
  public void init(ProcessorContext<String, String> context) {
    this.context = context;
  }

  @Override
  public void process(Record<String, String> claim) {
    context.forward(claim, claim.value().length() > 100 ? "manual" : "automatic");
  }
}
