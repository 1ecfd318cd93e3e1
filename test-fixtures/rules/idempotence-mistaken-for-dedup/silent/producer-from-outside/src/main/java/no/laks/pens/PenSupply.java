package no.laks.pens;

import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class PenSupply {

  private final Supplier<Producer<String, String>> producers;

  PenSupply(Supplier<Producer<String, String>> producers) {
    this.producers = producers;
  }

  void publish(String pen, String fish) throws Exception {
    ProducerRecord<String, String> record = new ProducerRecord<>("salmon-pens", pen, fish);
    Producer<String, String> producer = producers.get();
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      producer.close();
      producers.get().send(record);
    }
  }
}
