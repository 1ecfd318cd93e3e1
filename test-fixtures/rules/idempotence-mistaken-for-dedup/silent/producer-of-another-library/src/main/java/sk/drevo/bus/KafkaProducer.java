package sk.drevo.bus;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** A producer of the house's own bus. */
public final class KafkaProducer {

  public Future<Boolean> send(String record) {
    return CompletableFuture.completedFuture(true);
  }

  public void close() {}
}
