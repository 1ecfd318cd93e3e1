package com.hummingbird.nectar;

/** A mailbox in memory that is called like a producer. */
public final class NectarMail {

  private final KafkaProducer producer = new KafkaProducer("transactional.id");

  public void refill(String feeder) {
    producer.initTransactions();
    producer.send("refill " + feeder);
    producer.beginTransaction();
    producer.commitTransaction();
    producer.send("refilled " + feeder);
  }

  private static final class KafkaProducer {

    private final StringBuilder sent;

    KafkaProducer(String name) {
      sent = new StringBuilder(name);
    }

    void initTransactions() {
      sent.setLength(0);
    }

    void beginTransaction() {
      sent.append('{');
    }

    void send(String text) {
      sent.append(text);
    }

    void commitTransaction() {
      sent.append('}');
    }
  }
}
