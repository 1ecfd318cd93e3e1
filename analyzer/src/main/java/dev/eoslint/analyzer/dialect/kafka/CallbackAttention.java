package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.flow.TreeWalk;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.ReportingMethods;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Tells whether the callback of a send looks at what became of the send.
 *
 * <p>Source: {@code Callback.onCompletion(RecordMetadata, Exception)}.
 */
final class CallbackAttention {

  private static final String ON_COMPLETION = "onCompletion";

  private static final Set<String> COMPARISONS = Set.of("==", "!=");

  private CallbackAttention() {}

  /**
   * What a callback looks at.
   *
   * @param looks whether it can learn of a failure
   * @param site the callback; absent when there is none or it is not seen
   */
  record Attention(boolean looks, Optional<Site> site) {}

  /** Returns what the callback that a send is given looks at; one that is not seen may look. */
  static Attention attention(Optional<AbstractValue> callback, State state) {
    if (callback.isEmpty() || callback.get() instanceof AbstractValue.Null) {
      return new Attention(false, Optional.empty());
    }
    Optional<Closure> closure = state.object(callback.get(), Closure.class);
    if (closure.isPresent()) {
      return closure.get().code() instanceof Expression.Lambda lambda
          ? attention(lambda.parameters(), lambda.body(), lambda.site())
          : new Attention(true, Optional.empty());
    }
    return state
        .object(callback.get(), Instance.class)
        .flatMap(CallbackAttention::onCompletion)
        .flatMap(
            method ->
                method.body().map(body -> attention(method.parameters(), body, method.nameSite())))
        .orElseGet(() -> new Attention(true, Optional.empty()));
  }

  private static Optional<Method> onCompletion(Instance instance) {
    List<Method> methods =
        instance.type().declaration().methods().stream()
            .filter(method -> method.name().equals(ON_COMPLETION) && method.accepts(2))
            .toList();
    return methods.size() == 1 ? Optional.of(methods.get(0)) : Optional.empty();
  }

  private static Attention attention(List<Variable> parameters, Statement body, Site site) {
    if (parameters.size() != 2) {
      return new Attention(true, Optional.empty());
    }
    String metadata = parameters.get(0).name();
    String exception = parameters.get(1).name();
    AtomicBoolean looks = new AtomicBoolean();
    new TreeWalk(
            expression -> {
              if (isName(expression, exception) || judges(expression, metadata)) {
                looks.set(true);
              }
            })
        .visit(body);
    return new Attention(looks.get(), Optional.of(site));
  }

  /** Whether there are metadata, and whether they have an offset, tells of a failure too. */
  private static boolean judges(Expression expression, String metadata) {
    if (expression instanceof Expression.Call call) {
      return call.name().equals("hasOffset")
          || (!ReportingMethods.contains(call.name())
              && call.arguments().stream().anyMatch(argument -> isName(argument, metadata)));
    }
    return expression instanceof Expression.Binary comparison
        && COMPARISONS.contains(comparison.operator())
        && (isName(comparison.left(), metadata) || isName(comparison.right(), metadata));
  }

  private static boolean isName(Expression expression, String name) {
    return expression instanceof Expression.Name used && used.identifier().equals(name);
  }
}
