package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What Kafka Streams does, each group of classes in a class of its own. */
public final class StreamsSemantics implements LibrarySemantics {

  /** {@code StreamsConfig.producerPrefix} and the like. */
  private static final Map<String, String> PREFIXES =
      Map.of(
          "producerPrefix", "producer.",
          "consumerPrefix", "consumer.",
          "mainConsumerPrefix", "main.consumer.",
          "restoreConsumerPrefix", "restore.consumer.",
          "globalConsumerPrefix", "global.consumer.",
          "adminClientPrefix", "admin.",
          "topicPrefix", "topic.");

  private final StreamsCreation creations;
  private final TopologyCode topologies;
  private final ForeignSends sends;

  /** Creates semantics that tell {@code facts} what they see. */
  public StreamsSemantics(ApplicationFacts facts, JavaProject project) {
    this.creations = new StreamsCreation(facts, new ExceptionHandlers(facts.streams(), project));
    this.topologies = new TopologyCode(facts.streams());
    this.sends = new ForeignSends(facts.streams());
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return StreamsTypes.isKnown(qualifiedName);
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return ExceptionHandlers.isAnswer(typeName)
        ? Optional.of(AbstractValue.known(field, site))
        : Optional.empty();
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    ExceptionHandlers.note(invocation);
    sends.note(invocation);
    creations.noteGuarantee(invocation);
    String type = invocation.type().map(JavaType::name).orElse("");
    if (type.equals(StreamsTypes.STREAMS_CONFIG) && PREFIXES.containsKey(invocation.method())) {
      return Optional.of(prefixed(invocation));
    }
    return creations
        .call(invocation)
        .or(() -> topologies.call(type, invocation))
        .or(() -> ExceptionHandlers.answer(type, invocation));
  }

  private static AbstractValue prefixed(Invocation invocation) {
    AbstractValue prefix =
        AbstractValue.known(PREFIXES.getOrDefault(invocation.method(), ""), invocation.site());
    return Scalars.concatenation(
        List.of(prefix, invocation.argument(0).orElseGet(AbstractValue::opaque)));
  }
}
