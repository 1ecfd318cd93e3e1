package nl.postwerk.labels.manifest;

import java.time.Duration;
import java.util.List;
import nl.postwerk.labels.kafka.KafkaClients;
import nl.postwerk.labels.kafka.PatientCommit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists the closed shipments for the customs, each list with its lines. */
public final class ManifestWorker extends Thread {

  private static final Logger LOG = LoggerFactory.getLogger(ManifestWorker.class);
  private static final int ONLY_WORKER = 0;

  private final KafkaConsumer<String, String> consumer = KafkaClients.consumer("manifests");
  private KafkaProducer<String, String> producer;
  private volatile boolean stopped;

  public ManifestWorker() {
    super("manifests");
    connect();
  }

  @Override
  public void run() {
    try {
      consumer.subscribe(List.of(KafkaClients.CLOSED_SHIPMENTS));
      while (!stopped) {
        ConsumerRecords<String, String> closed = consumer.poll(Duration.ofSeconds(1));
        if (closed.count() > 0) {
          list(closed);
        }
      }
    } catch (ProducerFencedException | InvalidProducerEpochException replaced) {
      LOG.error("Another pod writes the manifests of this one", replaced);
    } finally {
      producer.close();
      consumer.close();
    }
  }

  public void end() {
    stopped = true;
  }

  private void connect() {
    producer = KafkaClients.producer("manifests", ONLY_WORKER);
    producer.initTransactions();
  }

  private void list(ConsumerRecords<String, String> closed) {
    try {
      producer.beginTransaction();
      for (ConsumerRecord<String, String> shipment : closed) {
        String manifest = "M" + shipment.partition() + "-" + shipment.offset();
        producer.send(new ProducerRecord<>(KafkaClients.MANIFESTS, manifest, shipment.key()));
        for (String line : shipment.value().split("\n")) {
          producer.send(new ProducerRecord<>(KafkaClients.MANIFEST_LINES, manifest, line));
        }
      }
      producer.sendOffsetsToTransaction(closed.nextOffsets(), consumer.groupMetadata());
      PatientCommit.of(producer);
    } catch (ProducerFencedException | InvalidProducerEpochException replaced) {
      throw replaced;
    } catch (KafkaException failure) {
      LOG.warn("{} shipments are listed again", closed.count(), failure);
      recover();
      returnTo(closed);
    }
  }

  /** Aborts, or starts with another producer of the same name when this one is broken. */
  private void recover() {
    try {
      producer.abortTransaction();
    } catch (ProducerFencedException replaced) {
      throw replaced;
    } catch (KafkaException broken) {
      producer.close();
      connect();
    }
  }

  private void returnTo(ConsumerRecords<String, String> closed) {
    for (TopicPartition partition : closed.partitions()) {
      if (consumer.assignment().contains(partition)) {
        consumer.seek(partition, closed.records(partition).get(0).offset());
      }
    }
  }
}
