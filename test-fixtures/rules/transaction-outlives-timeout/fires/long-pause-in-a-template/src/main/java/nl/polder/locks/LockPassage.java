package nl.polder.locks;

import java.util.concurrent.TimeUnit;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class LockPassage {

  private final KafkaTemplate<String, String> kafka;

  public LockPassage(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void pass(String ship) {
    kafka.executeInTransaction(
        gates -> {
          gates.send("lock-gates", ship, "open");
          fill();
          return gates.send("lock-gates", ship, "closed");
        });
  }

  private static void fill() {
    try {
      TimeUnit.MINUTES.sleep(8);  // expect: transaction-outlives-timeout
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
