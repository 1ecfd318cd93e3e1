package com.acme.vault;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class VaultTransfers {

  private final KafkaProducer<String, String> transfers;
  private final KafkaProducer<String, String> notices;

  public VaultTransfers(String servers) {
    Map<String, Object> exact = new HashMap<>();
    exact.put("bootstrap.servers", servers);
    exact.put("transactional.id", "vault-" + System.getenv("POD_NAME"));
    transfers = new KafkaProducer<>(exact, new StringSerializer(), new StringSerializer());
    transfers.initTransactions();
    Map<String, Object> quick = new HashMap<>();
    quick.put("bootstrap.servers", servers);
    quick.put("acks", "1"); // expect: acks-not-all
    notices = new KafkaProducer<>(quick, new StringSerializer(), new StringSerializer());
  }

  public void transfer(String from, String to, String amount) {
    transfers.beginTransaction();
    transfers.send(new ProducerRecord<>("debits", from, amount));
    transfers.send(new ProducerRecord<>("credits", to, amount));
    transfers.commitTransaction();
    notices.send(new ProducerRecord<>("notices", to, amount), VaultTransfers::report);
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
