package nl.bloemenveiling.clock;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class BidClock implements ConsumerRebalanceListener {

  private static final Logger LOG = Logger.getLogger(BidClock.class.getName());

  private final KafkaConsumer<String, Integer> bids;
  private final KafkaProducer<String, Integer> sales;

  BidClock(KafkaConsumer<String, Integer> bids, KafkaProducer<String, Integer> sales) {
    this.bids = bids;
    this.sales = sales;
  }

  void run() {
    sales.initTransactions();
    bids.subscribe(Pattern.compile("bids-.+"), this);
    while (true) {
      ConsumerRecords<String, Integer> polled = bids.poll(Duration.ofMillis(20));
      if (polled.isEmpty()) {
        continue;
      }
      sales.beginTransaction(); // expect: offsets-not-in-transaction
      for (ConsumerRecord<String, Integer> bid : polled) {
        sales.send(new ProducerRecord<>(bid.topic().replace("bids-", "sales-"), bid.key(), bid.value()));
      }
      sales.commitTransaction();
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    LOG.info(() -> "revoked " + partitions);
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    LOG.info(() -> "assigned " + partitions);
  }

  public static void main(String[] args) {
    Map<String, Object> common = new HashMap<>();
    common.put("bootstrap.servers", "kafka:9092");
    Map<String, Object> in = new HashMap<>(common);
    in.put("group.id", "bid-clock");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    Map<String, Object> out = new HashMap<>(common);
    out.put("transactional.id", "bid-clock-" + System.getenv("HALL_NODE"));
    try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new IntegerDeserializer());
        var producer = new KafkaProducer<>(out, new StringSerializer(), new IntegerSerializer())) {
      new BidClock(consumer, producer).run();
    }
  }
}
