package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.StreamsFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * {@code StreamsBuilder}, {@code Topology}, {@code KStream} and the like: the functions and
 * processors that they are given run for each record, on the threads of Kafka Streams.
 */
final class TopologyCode {

  private static final String RECORDS = "records of Kafka Streams";

  /** Methods that take a supplier of processors. */
  private static final Set<String> SUPPLIED =
      Set.of(
          "process",
          "processValues",
          "transform",
          "transformValues",
          "flatTransform",
          "flatTransformValues",
          "addProcessor",
          "addGlobalStore");

  /** How many arguments the functions of a method take, where that is not two. */
  private static final Map<String, List<Integer>> ARITIES =
      Map.of(
          "mapValues", List.of(1, 2),
          "flatMapValues", List.of(1, 2),
          "aggregate", List.of(0, 3),
          "to", List.of(3),
          "join", List.of(1, 2, 3),
          "leftJoin", List.of(1, 2, 3),
          "outerJoin", List.of(2, 3));

  private static final List<String> FUNCTION_METHODS = List.of("apply", "test", "extract");
  private static final List<String> PROCESSOR_METHODS = List.of("init", "process", "transform");
  private static final int MOST_ARGUMENTS = 3;

  private final StreamsFacts facts;

  TopologyCode(StreamsFacts facts) {
    this.facts = facts;
  }

  Optional<AbstractValue> call(String type, Invocation invocation) {
    if (type.equals(StreamsTypes.BRANCHED)) {
      return branched(invocation);
    } else if (StreamsTypes.isContext(type) && invocation.method().equals("schedule")) {
      punctuate(invocation);
      return Optional.of(AbstractValue.opaque());
    } else if (!StreamsTypes.takesCode(type)) {
      return Optional.empty();
    } else if (invocation.method().equals("<init>")) {
      return Optional.of(AbstractValue.ofType(JavaType.library(type)));
    }
    noteOutput(type, invocation);
    String operator = JavaType.library(type).simpleName() + "." + invocation.method();
    for (AbstractValue argument : invocation.arguments()) {
      if (isCode(argument, invocation.state())) {
        run(argument, operator, invocation);
      }
    }
    return Optional.of(StreamsTypes.result(type, invocation.method()));
  }

  private void noteOutput(String type, Invocation invocation) {
    StreamsTypes.topicArgument(type, invocation.method())
        .flatMap(invocation::argument)
        .filter(AbstractValue.Scalar.class::isInstance)
        .ifPresent(
            topic -> facts.addOutput(new StreamsFacts.Output(invocation.site(), topic.asValue())));
  }

  /** What is given to a branch builds a part of the topology now. */
  private static Optional<AbstractValue> branched(Invocation invocation) {
    invocation
        .argument(0)
        .filter(argument -> isCode(argument, invocation.state()))
        .ifPresent(
            builder ->
                invocation
                    .engine()
                    .run(
                        builder,
                        List.of(AbstractValue.ofType(JavaType.library(StreamsTypes.STREAM))),
                        invocation.state(),
                        invocation.frame(),
                        Timing.IN_PLACE));
    return Optional.of(AbstractValue.opaque());
  }

  private static boolean isCode(AbstractValue argument, State state) {
    return !state.objects(argument, Closure.class).isEmpty()
        || !state.objects(argument, Instance.class).isEmpty();
  }

  private void run(AbstractValue code, String operator, Invocation invocation) {
    PipelineSighting processing =
        new PipelineSighting(invocation.site(), Optional.empty(), invocation.frame().path());
    facts.addStep(operator, processing);
    Place place =
        new Place(
            invocation,
            invocation.state().fork(),
            invocation.frame().elsewhere().inScope(processing));
    if (SUPPLIED.contains(invocation.method())) {
      runProcessor(supplied(code, place), place);
    } else {
      runFunction(code, ARITIES.getOrDefault(invocation.method(), List.of(2)), place);
    }
  }

  /** Where code of a topology runs. */
  private record Place(Invocation invocation, State state, Frame frame) {

    AbstractValue run(AbstractValue code, List<AbstractValue> arguments) {
      return invocation.engine().run(code, arguments, state, frame, Timing.IN_PLACE);
    }

    /** Returns arguments that come from a record. */
    List<AbstractValue> records(int count) {
      return Collections.nCopies(count, AbstractValue.derivedFrom(new TreeSet<>(Set.of(id()))));
    }

    private int id() {
      return state
          .singleton(RECORDS)
          .orElseGet(
              () -> {
                int fresh =
                    state.allocate(
                        new LibraryObject(
                            JavaType.library(StreamsTypes.RECORD), Optional.empty(), Map.of()));
                state.rememberSingleton(RECORDS, fresh);
                return fresh;
              });
    }

    /** Calls the methods of {@code object} that are called one of {@code names}. */
    AbstractValue call(AbstractValue object, Instance instance, List<String> names) {
      AbstractValue result = AbstractValue.opaque();
      for (String name : names) {
        for (int count = 0; count <= MOST_ARGUMENTS; count++) {
          for (MethodSymbol method : instance.type().methods(name, count)) {
            if (method.declaration().body().isPresent()) {
              result =
                  invocation
                      .engine()
                      .invoke(
                          method,
                          object,
                          records(count),
                          state,
                          frame,
                          method.declaration().nameSite());
            }
          }
        }
      }
      return result;
    }
  }

  private static AbstractValue supplied(AbstractValue supplier, Place place) {
    Optional<Instance> instance = place.state().object(supplier, Instance.class);
    return instance.isPresent()
        ? place.call(supplier, instance.get(), List.of("get"))
        : place.run(supplier, List.of());
  }

  private static void runProcessor(AbstractValue processor, Place place) {
    for (int id : processor.references()) {
      AbstractValue each = new AbstractValue.Reference(id);
      Optional<Instance> instance = place.state().object(each, Instance.class);
      if (instance.isPresent()) {
        place.call(each, instance.get(), PROCESSOR_METHODS);
      } else if (place.state().object(each, Closure.class).isPresent()) {
        place.run(each, place.records(1));
      }
    }
  }

  private static void runFunction(AbstractValue function, List<Integer> arities, Place place) {
    for (int id : function.references()) {
      AbstractValue each = new AbstractValue.Reference(id);
      Optional<Instance> instance = place.state().object(each, Instance.class);
      Optional<Closure> closure = place.state().object(each, Closure.class);
      if (instance.isPresent()) {
        place.call(each, instance.get(), FUNCTION_METHODS);
      } else if (closure.isPresent() && closure.get().code() instanceof Expression.Lambda) {
        place.run(each, place.records(MOST_ARGUMENTS));
      } else if (closure.isPresent()) {
        arities.forEach(count -> place.run(each, place.records(count)));
      }
    }
  }

  /** A punctuation runs like the processor that schedules it. */
  private static void punctuate(Invocation invocation) {
    for (AbstractValue argument : invocation.arguments()) {
      if (isCode(argument, invocation.state())) {
        invocation
            .engine()
            .run(
                argument,
                List.of(AbstractValue.opaque()),
                invocation.state().fork(),
                invocation.frame(),
                Timing.IN_PLACE);
      }
    }
  }
}
