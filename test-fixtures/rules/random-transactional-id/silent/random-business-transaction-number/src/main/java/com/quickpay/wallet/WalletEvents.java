package com.quickpay.wallet;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WalletEvents {

  private final Producer<String, String> producer;

  public WalletEvents(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wallet-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public String transfer(String from, String to, String amount) {
    String transactionId = UUID.randomUUID().toString();
    Map<String, String> event = new HashMap<>();
    event.put("transaction.id", transactionId);
    event.put("amount", amount);
    producer.beginTransaction();
    producer.send(record("wallets.debited", from, event, transactionId));
    producer.send(record("wallets.credited", to, event, transactionId));
    producer.commitTransaction();
    return transactionId;
  }

  private static ProducerRecord<String, String> record(
      String topic, String wallet, Map<String, String> event, String transactionId) {
    var record = new ProducerRecord<>(topic, wallet, event.toString());
    record.headers().add("transactional-id", transactionId.getBytes(StandardCharsets.UTF_8));
    return record;
  }
}
