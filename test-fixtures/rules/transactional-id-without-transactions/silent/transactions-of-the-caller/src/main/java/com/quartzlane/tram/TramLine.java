package com.quartzlane.tram;

import org.apache.kafka.clients.producer.Producer;

public final class TramLine {

  public static void main(String[] stops) {
    try (Producer<String, String> producer = TransactionalProducers.of("tram-line")) {
      StopWriter writer = new StopWriter(producer);
      producer.initTransactions();
      producer.beginTransaction();
      for (String stop : stops) {
        writer.write("line-7", stop);
      }
      producer.commitTransaction();
    }
  }
}
