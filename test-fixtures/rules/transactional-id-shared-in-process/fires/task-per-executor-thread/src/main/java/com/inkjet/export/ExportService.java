package com.inkjet.export;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public final class ExportService {

  private static final int THREADS = 4;

  private final ExecutorService executor = Executors.newFixedThreadPool(THREADS);

  public void start(String brokers, BlockingQueue<String> pages) {
    for (int thread = 0; thread < THREADS; thread++) {
      executor.submit(new PageExporter(brokers, pages));
    }
  }

  public void stop() {
    executor.shutdownNow();
  }
}
