package com.acme.risk;

import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;

final class LimitProcessor implements Processor<String, Long, String, Long> {

  private ProcessorContext<String, Long> context;
  private KeyValueStore<String, Long> limits;

  @Override
  public void init(ProcessorContext<String, Long> context) {
    this.context = context;
    this.limits = context.getStateStore("limits");
  }

  @Override
  public void process(Record<String, Long> trade) {
    Long used = limits.get(trade.key());
    long sum = (used == null ? 0 : used) + trade.value();
    limits.put(trade.key(), sum);
    context.forward(trade.withValue(sum));
  }
}
