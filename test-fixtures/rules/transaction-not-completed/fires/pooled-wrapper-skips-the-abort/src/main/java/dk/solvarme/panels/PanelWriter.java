package dk.solvarme.panels;

import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes readings of panels with the channel that is free. */
public final class PanelWriter {

  private static final Logger LOG = LoggerFactory.getLogger(PanelWriter.class);

  private final LinkedBlockingDeque<Channel> free = new LinkedBlockingDeque<>();

  public PanelWriter(int channels) {
    for (int number = 0; number < channels; number++) {
      free.addLast(new Channel(number));
    }
  }

  public void write(List<String> readings) throws InterruptedException {
    Channel channel = free.takeFirst();
    try {
      channel.write(readings);
    } catch (KafkaException e) {
      LOG.warn("{} readings are lost", readings.size(), e);
    } finally {
      free.putFirst(channel);
    }
  }
}
