package com.acme.ledger;

/** A producer that somebody borrows. */
final class Lease {
  private final LedgerProducer producer;

  Lease(LedgerProducer producer) {
    this.producer = producer;
  }

  LedgerProducer producer() {
    return producer;
  }
}
