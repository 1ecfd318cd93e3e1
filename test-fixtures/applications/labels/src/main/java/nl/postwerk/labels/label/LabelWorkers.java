package nl.postwerk.labels.label;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The threads that print labels. */
public final class LabelWorkers {

  private final List<LabelWorker> workers = new ArrayList<>();
  private final ExecutorService threads;

  public LabelWorkers(int count) {
    this.threads = Executors.newFixedThreadPool(count);
    for (int number = 0; number < count; number++) {
      workers.add(new LabelWorker(number));
    }
  }

  public void start() {
    workers.forEach(threads::execute);
    threads.shutdown();
  }

  public void stop() throws InterruptedException {
    workers.forEach(LabelWorker::stop);
    threads.awaitTermination(20, TimeUnit.SECONDS);
  }
}
