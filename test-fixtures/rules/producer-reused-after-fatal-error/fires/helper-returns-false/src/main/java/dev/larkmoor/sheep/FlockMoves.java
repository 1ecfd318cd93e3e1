package dev.larkmoor.sheep;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class FlockMoves {

  private static final Logger log = LoggerFactory.getLogger(FlockMoves.class);

  private final Consumer<String, String> moves;
  private final Producer<String, String> pastures;

  public FlockMoves(Consumer<String, String> moves, Producer<String, String> pastures) {
    this.moves = moves;
    this.pastures = pastures;
  }

  public void follow() {
    pastures.initTransactions();
    moves.subscribe(List.of("flock-moves"));
    long lost = 0;
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> batch = moves.poll(Duration.ofSeconds(1));
      if (!batch.isEmpty() && !book(batch)) {
        lost += batch.count();
        log.warn("{} moves are not booked so far", lost);
      }
    }
    pastures.close();
    moves.close();
  }

  private boolean book(ConsumerRecords<String, String> batch) {
    try {
      pastures.beginTransaction(); // expect: producer-reused-after-fatal-error
      for (ConsumerRecord<String, String> move : batch) {
        pastures.send(new ProducerRecord<>("pastures", move.key(), move.value()));
      }
      pastures.sendOffsetsToTransaction(batch.nextOffsets(), moves.groupMetadata());
      pastures.commitTransaction();
      return true;
    } catch (ProducerFencedException | AuthorizationException | OutOfOrderSequenceException e) {
      log.error("Booking failed", e);
      return false;
    }
  }
}
