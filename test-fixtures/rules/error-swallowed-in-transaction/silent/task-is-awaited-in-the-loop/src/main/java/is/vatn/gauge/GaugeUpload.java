package is.vatn.gauge;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Uploads what a gauge measured in a day, all or nothing. */
public final class GaugeUpload {

  private static final Logger log = LoggerFactory.getLogger(GaugeUpload.class);

  private final ExecutorService converters = Executors.newFixedThreadPool(4);
  private final Producer<String, Double> producer;

  public GaugeUpload(Properties config) {
    config.put("transactional.id", "gauge-upload-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(config);
    producer.initTransactions();
  }

  public void upload(String gauge, List<String> lines)
      throws ExecutionException, InterruptedException {
    producer.beginTransaction();
    try {
      for (String line : lines) {
        double level = levelIn(line).get();
        producer.send(new ProducerRecord<>("levels", gauge, level));
      }
      producer.commitTransaction();
    } catch (ExecutionException | InterruptedException | RuntimeException e) {
      producer.close();
      throw e;
    }
  }

  private Future<Double> levelIn(String line) {
    try {
      return converters.submit(() -> Double.valueOf(line.strip()));
    } catch (RejectedExecutionException e) {
      log.warn("All converters are busy with {}", line);
      return CompletableFuture.completedFuture(Double.valueOf(line.strip()));
    }
  }
}
