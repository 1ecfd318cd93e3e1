package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.dialect.facts.StreamsFacts;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.ReportingMethods;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.DroppingHandler;
import dev.eoslint.analyzer.model.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The exception handlers of the project: whether they answer "go on" to everything and do no more
 * than log it.
 *
 * <p>Source: {@code DeserializationExceptionHandler}, {@code ProductionExceptionHandler}, {@code
 * ProcessingExceptionHandler} of Kafka Streams (KIP-161, KIP-210, KIP-1033).
 */
final class ExceptionHandlers {

  private static final String KEY_ENDING = "exception.handler";
  private static final Set<String> METHODS = Set.of("handle", "handleError");
  private static final Set<String> GO_ON = Set.of("CONTINUE", "RESUME");
  private static final Set<String> ANSWERS =
      Set.of(
          "DeserializationHandlerResponse",
          "ProductionExceptionHandlerResponse",
          "ProcessingHandlerResponse",
          "Result");
  private static final String RESPONSE = "Response";
  private static final String PACKAGE = "org.apache.kafka.streams.errors.";

  /** Methods that log, count or only read; a handler that calls others may keep the record. */
  private static final Set<String> HARMLESS =
      Set.of(
          "atWarn",
          "atError",
          "atInfo",
          "addArgument",
          "addKeyValue",
          "setCause",
          "increment",
          "inc",
          "mark",
          "topic",
          "partition",
          "offset",
          "taskId",
          "key",
          "value",
          "headers",
          "timestamp",
          "processorNodeId",
          "toString",
          "valueOf",
          "format",
          "formatted",
          "equals",
          "isEmpty",
          "name",
          "requireNonNull",
          "getMessage",
          "getCause",
          "getClass",
          "getName",
          "getSimpleName",
          "getLogger",
          "resume");

  private final StreamsFacts facts;
  private final JavaProject project;

  ExceptionHandlers(StreamsFacts facts, JavaProject project) {
    this.facts = facts;
    this.project = project;
  }

  /** The scope of a handler that is judged. */
  private static final class Judgement implements Frame.EnclosingScope {
    private boolean doesMore;
  }

  /** Notes that a handler which is being judged does more than log. */
  static void note(Invocation invocation) {
    if (isOfProject(invocation)
        || !(ReportingMethods.contains(invocation.method())
            || HARMLESS.contains(invocation.method()))) {
      for (Frame.EnclosingScope scope : invocation.frame().scopes()) {
        if (scope instanceof Judgement judgement) {
          judgement.doesMore = true;
        }
      }
    }
  }

  /** What the project calls like a log may be where it keeps the record. */
  private static boolean isOfProject(Invocation invocation) {
    return invocation.type().flatMap(JavaType::symbol).isPresent();
  }

  /** Returns whether the constants of {@code typeName} are what handlers answer. */
  static boolean isAnswer(String typeName) {
    String simple = typeName.substring(typeName.lastIndexOf('.') + 1);
    return ANSWERS.contains(simple) && typeName.startsWith(PACKAGE);
  }

  /** {@code Response.resume()} of Kafka 4.2; with records for a dead letter topic it is no loss. */
  static Optional<AbstractValue> answer(String type, Invocation invocation) {
    boolean goesOn =
        type.startsWith(PACKAGE)
            && type.endsWith("." + RESPONSE)
            && invocation.method().equals("resume")
            && invocation.arguments().isEmpty();
    return goesOn
        ? Optional.of(AbstractValue.known("RESUME", invocation.site()))
        : Optional.empty();
  }

  /** Judges the handlers that {@code config} names and the project declares. */
  void judge(ClientConfig config, Invocation invocation) {
    for (Setting setting : config.settings()) {
      if (setting.key().endsWith(KEY_ENDING)) {
        setting
            .value()
            .text()
            .flatMap(project::type)
            .filter(type -> drops(type, invocation))
            .ifPresent(
                type ->
                    facts.addDroppingHandler(
                        new DroppingHandler(type.qualifiedName(), type.declaration().nameSite())));
      }
    }
  }

  private static boolean drops(TypeSymbol type, Invocation invocation) {
    List<MethodSymbol> methods = new ArrayList<>();
    for (String name : METHODS) {
      for (int count = 2; count <= 3; count++) {
        methods.addAll(type.methods(name, count));
      }
    }
    return !methods.isEmpty()
        && methods.stream().distinct().allMatch(method -> goesOn(method, type, invocation));
  }

  private static boolean goesOn(MethodSymbol method, TypeSymbol type, Invocation invocation) {
    if (method.declaration().body().isEmpty()) {
      return false;
    }
    Judgement judgement = new Judgement();
    State state = invocation.state().fork();
    AbstractValue self = invocation.engine().singleton(type, state, invocation.frame());
    AbstractValue answer =
        invocation
            .engine()
            .invoke(
                method,
                self,
                Collections.nCopies(
                    method.declaration().parameters().size(), AbstractValue.opaque()),
                state,
                invocation.frame().elsewhere().inScope(judgement),
                method.declaration().nameSite());
    return !judgement.doesMore && answer.text().filter(GO_ON::contains).isPresent();
  }
}
