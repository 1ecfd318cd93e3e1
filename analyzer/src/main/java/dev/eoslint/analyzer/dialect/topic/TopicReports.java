package dev.eoslint.analyzer.dialect.topic;

import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.dialect.facts.TopicFacts;
import dev.eoslint.analyzer.dialect.spring.ConditionalBeans;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;

/** Notes topics whose names are known. */
final class TopicReports {

  /** The key under which the model holds the number of copies. */
  private static final String COPIES = "replication.factor";

  private final TopicFacts facts;

  TopicReports(TopicFacts facts) {
    this.facts = facts;
  }

  /**
   * Notes a topic. A bean that exists under a condition says nothing of production: whoever creates
   * topics by other means there has the bean on the own machine only.
   *
   * @param name what the code calls it
   * @param settings what it is configured with
   * @param invocation the call that creates or configures it
   */
  void add(AbstractValue name, ConfigMap settings, Invocation invocation) {
    if (!settings.entries().isEmpty() && !ConditionalBeans.isAround(invocation.frame())) {
      names(name.asValue())
          .forEach(
              each ->
                  facts.add(
                      new TopicFacts.Sighting(
                          each, invocation.site(), ConfigView.settings(settings))));
    }
  }

  private static List<String> names(Value name) {
    List<Value> alternatives =
        name instanceof Value.OneOf oneOf ? oneOf.alternatives() : List.of(name);
    return alternatives.stream().flatMap(each -> each.text().stream()).toList();
  }

  /**
   * Returns {@code settings} with a number of copies, if it is known.
   *
   * @param spelling what the library calls that number
   */
  static ConfigMap withCopies(
      ConfigMap settings, AbstractValue copies, String spelling, Invocation invocation) {
    return copies.text().isEmpty()
        ? settings
        : settings.with(
            COPIES, new Entry(copies, narrowest(copies, invocation.site()), spelling, false));
  }

  /** Returns {@code settings} without a number of copies. */
  static ConfigMap withoutCopies(ConfigMap settings) {
    return settings.without(COPIES);
  }

  /** Returns {@code settings} where a call sets {@code key} to {@code value}. */
  static ConfigMap with(
      ConfigMap settings, AbstractValue key, AbstractValue value, Invocation invocation) {
    Optional<String> name = key.text();
    return name.isPresent()
        ? settings.with(
            name.get(), new Entry(value, narrowest(value, invocation.site()), name.get(), false))
        : settings.overwritten();
  }

  /** Returns the narrowest place: the value itself if it is written in the call. */
  static Site narrowest(AbstractValue value, Site call) {
    return value.asValue().origins().stream().filter(call::contains).findFirst().orElse(call);
  }
}
