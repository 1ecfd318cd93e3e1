package com.brambling.beech.queue;

public interface MastProducer {

  /** Begins a transaction of the calling thread. */
  void beginTransaction();

  void send(String topic, String text);

  void commitTransaction();
}
