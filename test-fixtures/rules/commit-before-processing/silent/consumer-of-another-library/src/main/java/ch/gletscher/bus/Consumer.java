package ch.gletscher.bus;

import java.time.Duration;
import java.util.List;

/** A consumer of the house's own message bus. */
public interface Consumer<K, V> {

  List<Message<K, V>> poll(Duration limit);

  void commitSync();

  record Message<K, V>(K key, V value) {}
}
