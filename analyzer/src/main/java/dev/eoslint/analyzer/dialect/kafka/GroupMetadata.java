package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/**
 * Metadata of a consumer group.
 *
 * @param call the call that gave it
 * @param loops the loops around the call
 * @param consumer the id of the consumer
 * @param polledSince whether the consumer polled after the call, and so may have rejoined
 */
record GroupMetadata(Site call, List<Site> loops, int consumer, boolean polledSince)
    implements Status {
  GroupMetadata {
    loops = List.copyOf(loops);
  }

  GroupMetadata afterPoll() {
    return new GroupMetadata(call, loops, consumer, true);
  }
}
