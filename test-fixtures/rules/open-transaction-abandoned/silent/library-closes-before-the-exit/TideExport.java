import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.commons.io.IOUtils;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.utils.Utils;

public final class TideExport {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put("bootstrap.servers", args[0]);
    config.put("transactional.id", "tide-export-" + System.getenv("JOB_NAME"));
    try {
      if (args.length > 2) {
        exportWithKafka(config, Path.of(args[1]));
      } else {
        exportWithCommons(config, Path.of(args[1]));
      }
    } catch (Exception e) {
      System.err.println("Export failed: " + e);
      System.exit(1);
    }
  }

  private static void exportWithKafka(Properties config, Path levels) throws IOException {
    KafkaProducer<String, String> producer = new KafkaProducer<>(config);
    try {
      export(producer, levels);
    } finally {
      Utils.closeQuietly(producer, "tide producer");
    }
  }

  private static void exportWithCommons(Properties config, Path levels) throws IOException {
    KafkaProducer<String, String> producer = new KafkaProducer<>(config);
    try {
      export(producer, levels);
    } finally {
      IOUtils.closeQuietly(producer);
    }
  }

  private static void export(KafkaProducer<String, String> producer, Path levels)
      throws IOException {
    producer.initTransactions();
    producer.beginTransaction();
    for (String level : Files.readAllLines(levels)) {
      producer.send(new ProducerRecord<>("tide-levels", level));
    }
    producer.commitTransaction();
  }
}
