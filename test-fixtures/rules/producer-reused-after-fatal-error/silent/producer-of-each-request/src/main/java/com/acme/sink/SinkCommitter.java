package com.acme.sink;

import java.util.Collection;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Commits what several writers have prepared. */
public final class SinkCommitter {
  void commit(Collection<Request<Prepared>> requests) {
    for (Request<Prepared> request : requests) {
      Prepared prepared = request.content();
      SinkProducer producer = prepared.producer();
      try {
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        prepared.finish(producer);
        request.failed(e);
      }
    }
  }
}
