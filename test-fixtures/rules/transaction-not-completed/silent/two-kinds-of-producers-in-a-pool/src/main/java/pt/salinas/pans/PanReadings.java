package pt.salinas.pans;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes with whatever producer is free, be it transactional or not. */
public final class PanReadings {

  private static final Logger LOG = LoggerFactory.getLogger(PanReadings.class);

  private final BlockingQueue<Output> free = new LinkedBlockingQueue<>();

  public PanReadings() {
    for (int number = 0; number < 3; number++) {
      free.add(new Output(number, true));
      free.add(new Output(number, false));
    }
  }

  public void write(List<String> readings) throws InterruptedException {
    Output output = free.take();
    try {
      output.write(readings);
    } catch (KafkaException e) {
      LOG.warn("{} readings are lost", readings.size(), e);
      output.close();
      return;
    }
    free.put(output);
  }
}
