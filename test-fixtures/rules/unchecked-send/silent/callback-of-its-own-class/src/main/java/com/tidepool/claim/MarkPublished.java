package com.tidepool.claim;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.RecordMetadata;

final class MarkPublished implements Callback {

  private final Outbox outbox;
  private final String claim;

  MarkPublished(Outbox outbox, String claim) {
    this.outbox = outbox;
    this.claim = claim;
  }

  @Override
  public void onCompletion(RecordMetadata metadata, Exception exception) {
    if (exception == null) {
      outbox.published(claim);
    }
  }
}
