package com.acme.coffer;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CofferTransfers {

  private final KafkaProducer<String, String> transfers;
  private final KafkaProducer<String, String> notices;

  public CofferTransfers(String servers) {
    Map<String, Object> exact = new HashMap<>();
    exact.put("bootstrap.servers", servers);
    exact.put("transactional.id", "coffer-" + System.getenv("POD_NAME"));
    transfers = new KafkaProducer<>(exact, new StringSerializer(), new StringSerializer());
    transfers.initTransactions();
    Map<String, Object> quick = new HashMap<>();
    quick.put("bootstrap.servers", servers);
    quick.put("acks", "0");
    quick.put("client.id", "coffer-metrics");
    notices = new KafkaProducer<>(quick, new StringSerializer(), new StringSerializer());
  }

  public void transfer(String from, String to, String amount) {
    transfers.beginTransaction();
    transfers.send(new ProducerRecord<>("debits", from, amount));
    transfers.send(new ProducerRecord<>("credits", to, amount));
    transfers.commitTransaction();
    notices.send(new ProducerRecord<>("notices", to, amount), CofferTransfers::report);
  }

  public void close() {
    transfers.close();
    notices.close();
  }

  private static void report(RecordMetadata metadata, Exception failure) {
    if (failure != null) {
      System.err.println("Not sent: " + failure);
    }
  }
}
