package dev.eoslint.analyzer.dialect.topic;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/** What code says of topics, each group of classes in a class of its own. */
public final class TopicSemantics implements LibrarySemantics {

  private final NewTopics created;
  private final TopicBuilders built;
  private final ConfigChanges changed;

  /** Creates semantics that tell {@code facts} what they see. */
  public TopicSemantics(ApplicationFacts facts) {
    TopicReports reports = new TopicReports(facts.topics());
    this.created = new NewTopics(reports);
    this.built = new TopicBuilders(reports);
    this.changed = new ConfigChanges(reports);
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return TopicTypes.isKnown(qualifiedName);
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return TopicTypes.constant(typeName, field).map(text -> AbstractValue.known(text, site));
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return created
        .call(invocation)
        .or(() -> built.call(invocation))
        .or(() -> changed.call(invocation));
  }
}
