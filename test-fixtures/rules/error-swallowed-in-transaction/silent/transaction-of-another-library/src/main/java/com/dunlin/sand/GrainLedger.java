package com.dunlin.sand;

import com.dunlin.sand.tx.Ledger;
import java.util.Collection;
import org.apache.kafka.clients.consumer.ConsumerRecord;

public class GrainLedger {

  private final Ledger ledger;

  public GrainLedger(Ledger ledger) {
    this.ledger = ledger;
  }

  public void append(Collection<ConsumerRecord<String, String>> records) {
    ledger.beginTransaction();
    for (ConsumerRecord<String, String> record : records) {
      try {
        ledger.append(record.value());
      } catch (IllegalArgumentException e) {
        System.err.println(e.getMessage());
      }
    }
    ledger.commitTransaction();
  }
}
