package es.molinillo.sage;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class SageOrders {

  private final Producer<String, String> producer;
  private final Callback callback;

  public SageOrders(Producer<String, String> producer, Callback callback) {
    this.producer = producer;
    this.callback = callback;
  }

  public void order(String customer, String grams) {
    producer.send(new ProducerRecord<>("sage", customer, grams), callback);
    producer.flush();
  }
}
