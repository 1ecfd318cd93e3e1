package com.mossgrove.tide;

import java.util.concurrent.ExecutionException;

final class Gauge {

  private final GaugeProducer producer = new GaugeProducer();

  void level(String gauge, String level) throws InterruptedException {
    String record = gauge + "=" + level;
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        producer.send(record).get();
        return;
      } catch (ExecutionException e) {
        System.err.println("Again: " + e.getCause());
      }
    }
  }
}
