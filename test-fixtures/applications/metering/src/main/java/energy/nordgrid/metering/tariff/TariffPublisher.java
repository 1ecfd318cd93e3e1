package energy.nordgrid.metering.tariff;

import energy.nordgrid.metering.config.TariffProducerSettings;
import energy.nordgrid.metering.config.Topics;
import energy.nordgrid.metering.runner.Commits;
import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Publishes the price list of a day as a whole, so that nobody bills with half of one. */
public final class TariffPublisher implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TariffPublisher.class);

  private final TariffFolder folder;
  private final Clock clock;
  private final KafkaProducer<String, String> producer;

  public TariffPublisher(TariffFolder folder, Clock clock) {
    this.folder = folder;
    this.clock = clock;
    this.producer = new KafkaProducer<>(new TariffProducerSettings().toProperties());
    this.producer.initTransactions();
  }

  /** Publishes the price list of today, if there is one. It can be published again without harm. */
  public void publishToday() throws IOException {
    LocalDate today = LocalDate.now(clock);
    List<Price> prices = folder.pricesOf(today);
    try {
      producer.beginTransaction(); // expect: transaction-not-completed
      if (prices.isEmpty()) {
        LOG.info("There is no price list for {}", today);
        return;
      }
      for (Price price : prices) {
        String key = price.zone() + '@' + today;
        producer.send(new ProducerRecord<>(Topics.TARIFFS, key, price.centsPerKilowattHour()));
      }
      Commits.commit(producer);
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | InvalidTxnStateException
        | OutOfOrderSequenceException
        | AuthorizationException fatal) {
      producer.close();
      throw fatal;
    } catch (KafkaException failure) {
      producer.abortTransaction();
      throw new IOException("The price list of " + today + " was not published.", failure);
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
