package com.skua.wind;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

public final class WindFarm {

  private final BlockingQueue<String> samples = new LinkedBlockingQueue<>();

  public void start(Map<String, Object> common, int workers) {
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    for (int number = 0; number < workers; number++) {
      pool.submit(new TurbineWorker(samples, common, number));
    }
  }

  public void add(String sample) {
    samples.add(sample);
  }
}
