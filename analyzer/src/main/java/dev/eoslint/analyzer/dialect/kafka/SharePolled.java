package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/**
 * A consumer of a share group that has polled records.
 *
 * @param site the poll
 * @param loops the loops around the poll
 * @param detachments on which thread it polled
 */
record SharePolled(Site site, List<Site> loops, int detachments) implements Status {
  SharePolled {
    loops = List.copyOf(loops);
  }
}
