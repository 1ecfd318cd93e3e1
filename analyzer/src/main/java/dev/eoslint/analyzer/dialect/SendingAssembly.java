package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.SendingFacts;
import dev.eoslint.analyzer.model.AbandonedProducer;
import dev.eoslint.analyzer.model.OffsetRead;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.RedundantWait;
import dev.eoslint.analyzer.model.RepeatedSend;
import dev.eoslint.analyzer.model.Sending;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.UnobservedSend;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * Makes the part of the model that tells of the results of sends.
 *
 * @param seen what was seen
 * @param producers gives the producer of the model that a sighting is
 */
record SendingAssembly(SendingFacts seen, Function<ClientSighting, Producer> producers) {

  Sending assemble() {
    return new Sending(
        sorted(seen.unchecked(), this::unchecked, UnobservedSend::site),
        sorted(seen.repeated(), this::repeated, RepeatedSend::site),
        sorted(seen.abandoned(), this::abandoned, AbandonedProducer::send),
        sorted(seen.redundantWaits(), Function.identity(), RedundantWait::site),
        sorted(seen.offsetReads(), this::offsetRead, OffsetRead::site));
  }

  private static <T, R> List<R> sorted(
      List<T> sightings, Function<T, R> form, Function<R, Site> site) {
    return sightings.stream().map(form).distinct().sorted(Comparator.comparing(site)).toList();
  }

  private UnobservedSend unchecked(SendingFacts.Unchecked send) {
    return new UnobservedSend(
        send.site(), send.topic(), producers.apply(send.producer()), send.callback(), send.path());
  }

  private RepeatedSend repeated(SendingFacts.Repeated send) {
    return new RepeatedSend(
        send.site(), send.first(), send.failure(), producers.apply(send.producer()), send.path());
  }

  private AbandonedProducer abandoned(SendingFacts.Abandoned abandoned) {
    return new AbandonedProducer(
        producers.apply(abandoned.producer()), abandoned.send(), abandoned.closedAtOnce());
  }

  private OffsetRead offsetRead(SendingFacts.OffsetRead read) {
    return new OffsetRead(producers.apply(read.producer()), read.site(), read.path());
  }
}
