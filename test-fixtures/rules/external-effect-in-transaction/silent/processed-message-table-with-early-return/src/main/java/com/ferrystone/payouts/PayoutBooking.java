package com.ferrystone.payouts;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
class PayoutBooking {

  private final ProcessedMessages processed;
  private final JdbcClient jdbc;

  PayoutBooking(ProcessedMessages processed, JdbcClient jdbc) {
    this.processed = processed;
    this.jdbc = jdbc;
  }

  @Transactional("walletTransactionManager")
  public void book(PayoutListener.Payout payout) {
    if (processed.contains(payout.id())) {
      return;
    }
    processed.add(payout.id());
    jdbc.sql("UPDATE wallet SET cents = cents - :cents WHERE wallet_id = :wallet")
        .param("cents", payout.cents())
        .param("wallet", payout.wallet())
        .update();
  }
}
