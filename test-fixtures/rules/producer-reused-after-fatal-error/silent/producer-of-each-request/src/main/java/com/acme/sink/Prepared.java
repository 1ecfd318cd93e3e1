package com.acme.sink;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** A prepared transaction. */
public final class Prepared {
  private final Supplier<SinkProducer> producer;
  private final Consumer<SinkProducer> recycler;

  Prepared(Supplier<SinkProducer> producer, Consumer<SinkProducer> recycler) {
    this.producer = producer;
    this.recycler = recycler;
  }

  SinkProducer producer() {
    return producer.get();
  }

  void finish(SinkProducer done) {
    recycler.accept(done);
  }
}
