package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Qualified names of Kafka Streams, and of Spring's classes around it. */
final class StreamsTypes {

  private static final String STREAMS = "org.apache.kafka.streams.";
  private static final String DSL = STREAMS + "kstream.";
  private static final String PROCESSOR = STREAMS + "processor.";
  private static final String ERRORS = STREAMS + "errors.";

  static final String KAFKA_STREAMS = STREAMS + "KafkaStreams";
  static final String STREAMS_CONFIG = STREAMS + "StreamsConfig";
  static final String BUILDER = STREAMS + "StreamsBuilder";
  static final String TOPOLOGY = STREAMS + "Topology";
  static final String STREAM = DSL + "KStream";
  static final String TABLE = DSL + "KTable";
  static final String BRANCHED = DSL + "Branched";
  static final String RECORD = PROCESSOR + "api.Record";
  static final String SPRING_CONFIGURATION =
      "org.springframework.kafka.config.KafkaStreamsConfiguration";
  static final String SPRING_FACTORY = "org.springframework.kafka.config.StreamsBuilderFactoryBean";

  private static final String GROUPED_STREAM = DSL + "KGroupedStream";
  private static final String GROUPED_TABLE = DSL + "KGroupedTable";
  private static final String WINDOWED_STREAM = DSL + "TimeWindowedKStream";
  private static final String SESSIONS = DSL + "SessionWindowedKStream";
  private static final String COGROUPED = DSL + "CogroupedKStream";
  private static final String WINDOWED_COGROUPED = DSL + "TimeWindowedCogroupedKStream";
  private static final String SESSIONS_COGROUPED = DSL + "SessionWindowedCogroupedKStream";
  private static final String BRANCHES = DSL + "BranchedKStream";

  /** What the methods of each type give, and under the empty name what all others give. */
  private static final Map<String, Map<String, String>> RESULTS =
      Map.ofEntries(
          Map.entry(
              BUILDER,
              Map.of(
                  "stream",
                  STREAM,
                  "table",
                  TABLE,
                  "build",
                  TOPOLOGY,
                  "addStateStore",
                  BUILDER,
                  "addGlobalStore",
                  BUILDER)),
          Map.entry(TOPOLOGY, Map.of("", TOPOLOGY)),
          Map.entry(
              STREAM,
              Map.of(
                  "",
                  STREAM,
                  "groupBy",
                  GROUPED_STREAM,
                  "groupByKey",
                  GROUPED_STREAM,
                  "toTable",
                  TABLE,
                  "split",
                  BRANCHES)),
          Map.entry(TABLE, Map.of("", TABLE, "toStream", STREAM, "groupBy", GROUPED_TABLE)),
          Map.entry(
              GROUPED_STREAM,
              Map.of("", TABLE, "windowedBy", WINDOWED_STREAM, "cogroup", COGROUPED)),
          Map.entry(GROUPED_TABLE, Map.of("", TABLE)),
          Map.entry(WINDOWED_STREAM, Map.of("", TABLE, "emitStrategy", WINDOWED_STREAM)),
          Map.entry(SESSIONS, Map.of("", TABLE, "emitStrategy", SESSIONS)),
          Map.entry(
              COGROUPED, Map.of("", TABLE, "cogroup", COGROUPED, "windowedBy", WINDOWED_COGROUPED)),
          Map.entry(WINDOWED_COGROUPED, Map.of("", TABLE)),
          Map.entry(SESSIONS_COGROUPED, Map.of("", TABLE)),
          Map.entry(BRANCHES, Map.of("branch", BRANCHES)));

  private static final Set<String> CONTEXTS =
      Set.of(
          PROCESSOR + "ProcessorContext",
          PROCESSOR + "api.ProcessorContext",
          PROCESSOR + "api.ProcessingContext",
          PROCESSOR + "api.FixedKeyProcessorContext");

  private static final Set<String> OTHERS =
      Set.of(
          KAFKA_STREAMS,
          BRANCHED,
          RECORD,
          DSL + "Consumed",
          DSL + "Produced",
          DSL + "Grouped",
          DSL + "Materialized",
          DSL + "Named",
          DSL + "ForeachAction",
          DSL + "ValueMapper",
          DSL + "KeyValueMapper",
          DSL + "Predicate",
          DSL + "Transformer",
          DSL + "TransformerSupplier",
          DSL + "ValueTransformer",
          DSL + "ValueTransformerSupplier",
          DSL + "ValueTransformerWithKey",
          DSL + "ValueTransformerWithKeySupplier",
          DSL + "GlobalKTable",
          PROCESSOR + "Processor",
          PROCESSOR + "ProcessorSupplier",
          PROCESSOR + "AbstractProcessor",
          PROCESSOR + "PunctuationType",
          PROCESSOR + "api.Processor",
          PROCESSOR + "api.ProcessorSupplier",
          PROCESSOR + "api.ContextualProcessor",
          PROCESSOR + "api.FixedKeyProcessor",
          PROCESSOR + "api.FixedKeyProcessorSupplier",
          PROCESSOR + "api.FixedKeyRecord",
          PROCESSOR + "api.ContextualFixedKeyProcessor",
          ERRORS + "LogAndContinueExceptionHandler",
          ERRORS + "LogAndFailExceptionHandler",
          ERRORS + "LogAndContinueProcessingExceptionHandler",
          ERRORS + "LogAndFailProcessingExceptionHandler",
          ERRORS + "DefaultProductionExceptionHandler",
          ERRORS + "DeserializationExceptionHandler",
          ERRORS + "ProductionExceptionHandler",
          ERRORS + "ProcessingExceptionHandler",
          ERRORS + "DeserializationExceptionHandler.DeserializationHandlerResponse",
          ERRORS + "DeserializationExceptionHandler.Response",
          ERRORS + "DeserializationExceptionHandler.Result",
          ERRORS + "ProductionExceptionHandler.ProductionExceptionHandlerResponse",
          ERRORS + "ProductionExceptionHandler.Response",
          ERRORS + "ProductionExceptionHandler.Result",
          ERRORS + "ProcessingExceptionHandler.ProcessingHandlerResponse",
          ERRORS + "ProcessingExceptionHandler.Response",
          ERRORS + "ProcessingExceptionHandler.Result",
          ERRORS + "ErrorHandlerContext",
          ERRORS + "StreamsUncaughtExceptionHandler");

  private StreamsTypes() {}

  static boolean isKnown(String name) {
    return RESULTS.containsKey(name) || CONTEXTS.contains(name) || OTHERS.contains(name);
  }

  /** Returns whether {@code name} is a type whose methods take code that runs for each record. */
  static boolean takesCode(String name) {
    return RESULTS.containsKey(name);
  }

  static boolean isContext(String name) {
    return CONTEXTS.contains(name);
  }

  /** Returns which argument of a method names a topic that the topology writes to, if one does. */
  static Optional<Integer> topicArgument(String type, String method) {
    boolean writesStream = type.equals(STREAM) && (method.equals("to") || method.equals("through"));
    return writesStream
        ? Optional.of(0)
        : Optional.of(1).filter(second -> type.equals(TOPOLOGY) && method.equals("addSink"));
  }

  /** Returns what {@code method} of {@code type} gives. */
  static AbstractValue result(String type, String method) {
    if (type.equals(STREAM) && method.equals("branch")) {
      return AbstractValue.ofType(new JavaType(STREAM, List.of(), 1, Optional.empty()));
    }
    Map<String, String> results = RESULTS.getOrDefault(type, Map.of());
    return Optional.ofNullable(results.get(method))
        .or(() -> Optional.ofNullable(results.get("")))
        .map(JavaType::library)
        .map(AbstractValue::ofType)
        .orElseGet(AbstractValue::opaque);
  }
}
