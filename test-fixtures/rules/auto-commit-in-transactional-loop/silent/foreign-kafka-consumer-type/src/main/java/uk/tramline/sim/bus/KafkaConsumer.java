package uk.tramline.sim.bus;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/** In-memory stand-in with the vocabulary of the real client, used by the timetable simulator. */
public final class KafkaConsumer<V> {

  private final Queue<V> queue = new ArrayDeque<>();
  private final boolean autoCommit;
  private long committed;

  public KafkaConsumer(Map<String, String> options) {
    autoCommit = Boolean.parseBoolean(options.getOrDefault("enable.auto.commit", "true"));
  }

  public void offer(V value) {
    queue.add(value);
  }

  public List<V> poll(int max) {
    List<V> batch = new ArrayList<>();
    while (batch.size() < max && !queue.isEmpty()) {
      batch.add(queue.remove());
    }
    if (autoCommit) {
      committed += batch.size();
    }
    return batch;
  }

  public long committed() {
    return committed;
  }
}
