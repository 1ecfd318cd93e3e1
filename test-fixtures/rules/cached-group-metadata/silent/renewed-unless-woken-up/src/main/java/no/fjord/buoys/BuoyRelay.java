package no.fjord.buoys;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps the metadata of the last poll that returned; one that is woken up brings no records. */
public final class BuoyRelay {

  private final KafkaConsumer<String, String> buoys;
  private final KafkaProducer<String, String> charts;
  private volatile boolean running = true;

  public BuoyRelay(String servers) {
    Properties in = new Properties();
    in.put("bootstrap.servers", servers);
    in.put("group.id", "buoy-relay");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    buoys = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Properties out = new Properties();
    out.put("bootstrap.servers", servers);
    out.put("transactional.id", "buoy-relay-" + System.getenv("POD_NAME"));
    charts = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
  }

  public void stop() {
    running = false;
    buoys.wakeup();
  }

  public void run() {
    charts.initTransactions();
    buoys.subscribe(List.of("buoys"));
    ConsumerGroupMetadata member = buoys.groupMetadata();
    try {
      while (running) {
        ConsumerRecords<String, String> positions = ConsumerRecords.empty();
        try {
          positions = buoys.poll(Duration.ofMillis(500));
          member = buoys.groupMetadata();
        } catch (WakeupException e) {
          running = false;
        }
        if (!positions.isEmpty()) {
          charts.beginTransaction();
          positions.forEach(p -> charts.send(new ProducerRecord<>("charts", p.key(), p.value())));
          charts.sendOffsetsToTransaction(positions.nextOffsets(), member);
          charts.commitTransaction();
        }
      }
    } finally {
      charts.close();
      buoys.close();
    }
  }
}
