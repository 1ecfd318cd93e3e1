package com.agora.ballot;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps who voted apart from what was voted. */
public final class BallotBox implements AutoCloseable {

  private final KafkaProducer<String, String> register;
  private final KafkaProducer<byte[], byte[]> votes;

  public BallotBox(String brokers) {
    Properties forRegister = new Properties();
    forRegister.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    forRegister.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, KafkaIds.TRANSACTION);
    register = new KafkaProducer<>(forRegister, new StringSerializer(), new StringSerializer());

    Properties forVotes = new Properties();
    forVotes.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    forVotes.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "none");
    forVotes.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, KafkaIds.TRANSACTION);
    votes = new KafkaProducer<>(forVotes, new ByteArraySerializer(), new ByteArraySerializer());

    register.initTransactions();
    votes.initTransactions();
  }

  public void enter(String district, Iterable<String> voters) {
    register.beginTransaction();
    voters.forEach(voter -> register.send(new ProducerRecord<>("register", voter, district)));
    register.commitTransaction();
  }

  public void count(Iterable<byte[]> sealedBallots) {
    votes.beginTransaction();
    sealedBallots.forEach(ballot -> votes.send(new ProducerRecord<>("ballots", ballot)));
    votes.commitTransaction();
  }

  @Override
  public void close() {
    register.close();
    votes.close();
  }
}
