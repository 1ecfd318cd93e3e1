package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Client;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.analyzer.model.TopologyOutput;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.rules.DevelopmentNames;
import dev.eoslint.rules.setting.ExactlyOnce;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.LocalServers;
import dev.eoslint.rules.setting.TopicNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The topics that transactions write to, on a cluster that is not that of a developer. */
final class TransactionalTopics {

  private final Map<String, Writer> writers = new LinkedHashMap<>();

  private TransactionalTopics() {}

  /**
   * What shows that a transaction writes to a topic.
   *
   * @param site the call that writes, or that has it written
   * @param explanation what it does, for people
   */
  record Writer(Site site, String explanation) {

    /** Returns {@code problem} with the place that writes. */
    Problem explain(Problem problem) {
      return problem.withRelated(site, explanation);
    }
  }

  /** Finds the topics of an application whose names are known. */
  static TransactionalTopics of(KafkaApplication application) {
    TransactionalTopics topics = new TransactionalTopics();
    application.transactions().stream()
        .filter(transaction -> reachesCluster(transaction, application))
        .flatMap(transaction -> transaction.sends().stream())
        .filter(send -> !send.foreign())
        .forEach(topics::add);
    application.streams().outputs().stream()
        .filter(output -> isExactlyOnce(output.module(), application))
        .forEach(topics::add);
    return topics;
  }

  /** Returns what writes to the topic {@code name}, if a transaction in view does. */
  Optional<Writer> writer(String name) {
    return Optional.ofNullable(writers.get(name));
  }

  private void add(Action.Send send) {
    TopicNames.of(send.topic())
        .forEach(
            name ->
                writers.putIfAbsent(
                    name, new Writer(send.site(), "sends to '" + name + "' in a transaction")));
  }

  private void add(TopologyOutput output) {
    TopicNames.of(output.topic())
        .forEach(
            name ->
                writers.putIfAbsent(
                    name,
                    new Writer(
                        output.site(),
                        "an exactly-once topology writes to '" + name + "' in transactions")));
  }

  /** A transaction whose producer is not in view has one of those of its module. */
  private static boolean reachesCluster(
      TransactionScope transaction, KafkaApplication application) {
    List<Producer> producers =
        transaction
            .producer()
            .map(List::of)
            .orElseGet(
                () ->
                    application.producers().stream()
                        .filter(producer -> !producer.identities().isEmpty())
                        .filter(producer -> producer.module().contains(transaction.begin().file()))
                        .toList());
    return !producers.isEmpty() && producers.stream().allMatch(TransactionalTopics::reachesCluster);
  }

  /** Which of several applications a topology belongs to is not known, so all of them count. */
  private static boolean isExactlyOnce(ApplicationModule module, KafkaApplication application) {
    List<StreamsApplication> streams =
        application.streams().applications().stream()
            .filter(each -> each.module().equals(module))
            .toList();
    return !streams.isEmpty()
        && streams.stream()
            .allMatch(
                each ->
                    reachesCluster(each)
                        && each.configs().stream()
                            .allMatch(
                                config -> ExactlyOnce.in(config, each, application).isPresent()));
  }

  private static boolean reachesCluster(Client client) {
    return client.configs().stream()
        .filter(config -> config.profile().filter(DevelopmentNames::isOne).isEmpty())
        .anyMatch(config -> reachesCluster(config, client.framework()));
  }

  /** Without servers, Spring Boot takes those on its own machine, and Kafka makes no client. */
  private static boolean reachesCluster(ClientConfig config, Framework framework) {
    return config
        .lastSetting(Keys.BOOTSTRAP_SERVERS)
        .map(Setting::value)
        .map(servers -> !LocalServers.isOne(servers))
        .orElse(framework != Framework.SPRING_KAFKA);
  }
}
