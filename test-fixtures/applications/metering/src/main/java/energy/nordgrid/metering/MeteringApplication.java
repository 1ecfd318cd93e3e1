package energy.nordgrid.metering;

import energy.nordgrid.metering.config.ConsumerSettings;
import energy.nordgrid.metering.config.Environment;
import energy.nordgrid.metering.config.ProducerSettings;
import energy.nordgrid.metering.config.Topics;
import energy.nordgrid.metering.reading.ReadingConversion;
import energy.nordgrid.metering.runner.BatchRunner;
import energy.nordgrid.metering.tariff.TariffFolder;
import energy.nordgrid.metering.tariff.TariffPublisher;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Checks the readings of all meters of the grid, and publishes the prices of each day. */
public final class MeteringApplication {

  private static final Logger LOG = LoggerFactory.getLogger(MeteringApplication.class);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private MeteringApplication() {}

  public static void main(String[] arguments) {
    BatchRunner readings =
        new BatchRunner(
            Topics.RAW_READINGS,
            new ReadingConversion(),
            new ConsumerSettings("reading-check"),
            new ProducerSettings("reading-check"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(readings), "stop-metering"));
    TariffFolder tariffs = new TariffFolder(Environment.tariffFolder());
    ScheduledExecutorService mornings = Executors.newSingleThreadScheduledExecutor();
    try (TariffPublisher publisher = new TariffPublisher(tariffs, Clock.systemUTC())) {
      mornings.scheduleAtFixedRate(() -> publish(publisher), 0, 1, TimeUnit.DAYS);
      readings.run();
    } finally {
      mornings.shutdown();
    }
  }

  private static void publish(TariffPublisher publisher) {
    try {
      publisher.publishToday();
    } catch (IOException unpublished) {
      LOG.warn("The prices of today are missing", unpublished);
    }
  }

  private static void stop(BatchRunner runner) {
    try {
      runner.stop(PATIENCE);
    } catch (InterruptedException interrupted) {
      LOG.warn("Nobody waited for the last batch", interrupted);
      Thread.currentThread().interrupt();
    }
  }
}
