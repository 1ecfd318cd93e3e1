package com.acme.orders.relay;

import java.net.URI;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Starts the relay. */
public final class RelayApplication {

  private static final int WORKERS = 4;

  private RelayApplication() {}

  public static void main(String[] arguments) {
    StockClient stock = new StockClient(URI.create(System.getenv("WAREHOUSE_URL")));
    ExecutorService workers = Executors.newFixedThreadPool(WORKERS + 1);
    for (int worker = 0; worker < WORKERS; worker++) {
      workers.execute(new OrderRelay(stock));
    }
    workers.execute(new ReceiptNotifier(URI.create(System.getenv("TEXT_MESSAGE_URL"))));
    try (AuditTrail audit = new AuditTrail()) {
      audit.record(System.getProperty("user.name"), List.of("order relay started", "4 workers"));
    }
  }
}
