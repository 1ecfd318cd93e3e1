package io.slateworks.indexer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.WakeupException;

/**
 * Finds the words of pages. Every failure ends the process: closing the producer aborts what is
 * open, and the process that follows starts from what is committed.
 */
public final class Indexer {

  private final boolean transactional;
  private final KafkaConsumer<String, String> pages;
  private final KafkaProducer<String, String> words;

  private Indexer(IndexerSettings settings) {
    this.transactional = settings.isTransactional();
    this.pages = new KafkaConsumer<>(settings.consumer());
    this.words = new KafkaProducer<>(settings.producer());
  }

  public static void main(String[] arguments) {
    Indexer indexer = new Indexer(IndexerSettings.fromEnvironment());
    Runtime.getRuntime().addShutdownHook(new Thread(indexer.pages::wakeup));
    indexer.run();
  }

  private void run() {
    try (pages;
        words) {
      if (transactional) {
        words.initTransactions();
      }
      pages.subscribe(List.of("pages"));
      while (true) {
        ConsumerRecords<String, String> batch = pages.poll(Duration.ofSeconds(2));
        if (!batch.isEmpty()) {
          index(batch);
        }
      }
    } catch (WakeupException end) {
      // The operator has ended the process.
    }
  }

  private void index(ConsumerRecords<String, String> batch) {
    if (transactional) {
      words.beginTransaction();
    }
    List<Future<RecordMetadata>> sent = new ArrayList<>();
    for (ConsumerRecord<String, String> page : batch) {
      for (String word : page.value().toLowerCase(Locale.ROOT).split("\\W+")) {
        sent.add(words.send(new ProducerRecord<>("words", word, page.key())));
      }
    }
    if (transactional) {
      words.sendOffsetsToTransaction(batch.nextOffsets(), pages.groupMetadata());
      words.commitTransaction();
    } else {
      words.flush();
      sent.forEach(Indexer::check);
      pages.commitSync(batch.nextOffsets());
    }
  }

  /** Without a transaction nobody but the caller notices that a record was not written. */
  private static void check(Future<RecordMetadata> sent) {
    try {
      sent.get();
    } catch (ExecutionException | InterruptedException failure) {
      throw new IllegalStateException("A word was not written.", failure);
    }
  }
}
