package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.rules.setting.ExactlyOnce;
import java.util.Optional;

/**
 * What shows that a module of an application means to process exactly once.
 *
 * @param site the place
 * @param label what is there, for related places
 */
record ExactlyOnceClaim(Site site, String label) {

  /** Returns what shows it for {@code module}: its transactions, or its Kafka Streams. */
  static Optional<ExactlyOnceClaim> of(ApplicationModule module, KafkaApplication application) {
    return application.transactions().stream()
        .filter(transaction -> !transaction.sends().isEmpty())
        .filter(transaction -> belongsTo(module, transaction))
        .map(transaction -> new ExactlyOnceClaim(transaction.begin(), transaction.kind().phrase()))
        .findFirst()
        .or(
            () ->
                application.streams().applications().stream()
                    .filter(streams -> streams.module().equals(module))
                    .flatMap(streams -> guarantee(streams, application).stream())
                    .map(set -> new ExactlyOnceClaim(set.site(), "asks for exactly-once"))
                    .findFirst());
  }

  private static boolean belongsTo(ApplicationModule module, TransactionScope transaction) {
    return transaction.producer().filter(each -> each.module().equals(module)).isPresent();
  }

  private static Optional<Setting> guarantee(
      StreamsApplication streams, KafkaApplication application) {
    return streams.configs().stream()
        .flatMap(config -> ExactlyOnce.in(config, streams, application).stream())
        .findFirst();
  }
}
