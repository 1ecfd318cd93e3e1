package com.harborinsure.claims.kafka;

import com.harborinsure.claims.domain.Decision;
import com.harborinsure.claims.port.DecisionLog;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Writes decisions to their topic, and those that need a person to a second one. */
final class KafkaDecisionLog implements DecisionLog {

  private final Producer<String, String> producer;

  KafkaDecisionLog(Producer<String, String> producer) {
    this.producer = producer;
  }

  @Override
  public void add(Decision decision) {
    String text = decision.verdict() + "," + decision.payout().toPlainString();
    producer.send(new ProducerRecord<>(Wiring.DECISIONS, decision.claim(), text));
    if (decision.verdict() == Decision.Verdict.REFERRED) {
      producer.send(new ProducerRecord<>(Wiring.REFERRALS, decision.claim(), text));
    }
  }
}
