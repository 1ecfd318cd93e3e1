package hu.dunaport.crane;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class CraneMoves {

  private final Consumer<String, String> jobs;
  private final Producer<String, String> moves;

  CraneMoves(Consumer<String, String> jobs, Producer<String, String> moves) {
    this.jobs = jobs;
    this.moves = moves;
  }

  void run() {
    try {
      moves.initTransactions();
      jobs.subscribe(List.of("crane-jobs"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> batch = jobs.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        moves.beginTransaction();
        batch.forEach(j -> moves.send(new ProducerRecord<>("crane-moves", j.key(), j.value())));
        try {
          moves.sendOffsetsToTransaction(batch.nextOffsets(), jobs.groupMetadata());
        } catch (CommitFailedException e) {
          // The group has a new generation: the next poll starts from its committed offsets.
          moves.abortTransaction();
          continue;
        }
        moves.commitTransaction();
      }
    } finally {
      moves.close();
      jobs.close();
    }
  }
}
