package app.clubhouse.member;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MemberEvents {

  private final KafkaProducer<String, String> joins;
  private final KafkaProducer<String, String> payments;

  public MemberEvents(String brokers, String pod) {
    this.joins = open(brokers, "joins-" + pod);
    this.payments = open(brokers, "payments-" + pod);
  }

  public void join(String member, String sponsor) {
    joins.beginTransaction();
    joins.send(new ProducerRecord<>("members.joined", member, sponsor));
    joins.send(new ProducerRecord<>("members.sponsored", sponsor, member));
    joins.commitTransaction();
  }

  public void pay(String member, String fee, String booking) {
    payments.beginTransaction();
    payments.send(new ProducerRecord<>("fees.paid", member, fee));
    payments.send(new ProducerRecord<>("ledger.bookings", booking, fee));
    payments.commitTransaction();
  }

  private static KafkaProducer<String, String> open(String brokers, String transactionalId) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", brokers);
    config.setProperty("transactional.id", transactionalId);
    var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
