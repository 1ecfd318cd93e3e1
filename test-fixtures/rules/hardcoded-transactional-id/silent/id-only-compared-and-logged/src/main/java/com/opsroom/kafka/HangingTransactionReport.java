package com.opsroom.kafka;

import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.TransactionListing;
import org.apache.kafka.clients.admin.TransactionState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reports open transactions of the payout service. */
public final class HangingTransactionReport {

  private static final Logger LOG = LoggerFactory.getLogger(HangingTransactionReport.class);
  private static final String TRANSACTIONAL_ID = "transactional.id";
  private static final String PAYOUT_WRITER = "payout-writer";

  public long countOngoing(Properties connection)
      throws ExecutionException, InterruptedException {
    connection.put(AdminClientConfig.CLIENT_ID_CONFIG, "transaction-report");
    try (Admin admin = Admin.create(connection)) {
      Collection<TransactionListing> listings = admin.listTransactions().all().get();
      return listings.stream()
          .filter(listing -> listing.transactionalId().equals(PAYOUT_WRITER))
          .filter(listing -> listing.state() == TransactionState.ONGOING)
          .peek(listing -> LOG.warn("{}={} is open", TRANSACTIONAL_ID, listing.transactionalId()))
          .count();
    }
  }

  static boolean belongsToPayouts(Map<String, ?> producerConfig) {
    return PAYOUT_WRITER.equals(producerConfig.get(TRANSACTIONAL_ID));
  }
}
