package hu.tokaj.casks;

import org.apache.kafka.clients.consumer.Consumer;

final class LastCommit {

  private LastCommit() {}

  static void of(Consumer<String, String> consumer) {
    consumer.commitSync();
    consumer.close();
  }
}
