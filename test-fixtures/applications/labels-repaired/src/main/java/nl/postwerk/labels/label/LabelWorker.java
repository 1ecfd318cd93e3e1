package nl.postwerk.labels.label;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.postwerk.labels.kafka.KafkaClients;
import nl.postwerk.labels.kafka.PatientCommit;
import nl.postwerk.labels.kafka.WorkerFailedException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One of the threads that print labels. It has clients of its own. */
final class LabelWorker implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(LabelWorker.class);

  private final int number;
  private final LabelLayout layout = new LabelLayout();
  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  LabelWorker(int number) {
    this.number = number;
    this.consumer = KafkaClients.consumer("labels");
    this.producer = KafkaClients.producer("labels", number);
  }

  @Override
  public void run() {
    Thread.currentThread().setName("label-worker-" + number);
    try {
      producer.initTransactions();
      consumer.subscribe(List.of(KafkaClients.SHIPMENTS));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> shipments = consumer.poll(Duration.ofMillis(300));
        if (shipments.isEmpty()) {
          continue;
        }
        print(shipments);
      }
    } catch (WakeupException stop) {
      LOG.info("Worker {} stops", number);
    } catch (WorkerFailedException failed) {
      LOG.error("Worker {} ends; another pod takes its partitions", number, failed);
    } finally {
      producer.close();
      consumer.close();
    }
  }

  void stop() {
    consumer.wakeup();
  }

  private void print(ConsumerRecords<String, String> shipments) {
    Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();
    try {
      producer.beginTransaction();
      for (ConsumerRecord<String, String> shipment : shipments) {
        String label = layout.draw(shipment.key(), shipment.value());
        producer.send(new ProducerRecord<>(KafkaClients.LABELS, shipment.key(), label));
        done.put(
            new TopicPartition(shipment.topic(), shipment.partition()),
            new OffsetAndMetadata(shipment.offset() + 1));
      }
      producer.sendOffsetsToTransaction(done, consumer.groupMetadata());
      PatientCommit.of(producer);
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | InvalidPidMappingException
        | InvalidTxnStateException
        | OutOfOrderSequenceException
        | AuthorizationException
        | UnsupportedVersionException fatal) {
      throw new WorkerFailedException("The producer cannot go on.", fatal);
    } catch (KafkaException failure) {
      LOG.warn("{} labels are printed again", shipments.count(), failure);
      producer.abortTransaction();
      seekBack(shipments);
    }
  }

  private void seekBack(ConsumerRecords<String, String> shipments) {
    for (TopicPartition partition : shipments.partitions()) {
      if (consumer.assignment().contains(partition)) {
        consumer.seek(partition, shipments.records(partition).get(0).offset());
      }
    }
  }
}
