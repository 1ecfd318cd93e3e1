package com.acme.flow;

import java.util.List;

/** A stream of our own engine. */
final class KStream<V> {

  private final List<V> values;

  KStream(List<V> values) {
    this.values = List.copyOf(values);
  }

  void foreach(java.util.function.Consumer<V> action) {
    values.forEach(action);
  }
}
