package fo.nordhav.soundings;

import java.util.List;
import java.util.Properties;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SoundingLoad {

  private SoundingLoad() {}

  public static void main(String[] args) {
    Options options = new Options().addRequiredOption("b", "brokers", true, "where to write");
    try {
      CommandLine line = new DefaultParser().parse(options, args);
      load(line.getOptionValue("brokers"), line.getArgList());
    } catch (ParseException wrong) {
      System.err.println(wrong.getMessage());
      System.exit(2);
    }
  }

  private static void load(String brokers, List<String> soundings) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "soundings-" + System.getenv("HOSTNAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    producer.beginTransaction(); // expect: transaction-not-completed
    for (String sounding : soundings) {
      producer.send(new ProducerRecord<>("soundings", Depths.checked(sounding)));
    }
    producer.commitTransaction();
    producer.close();
  }
}
