package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Surroundings;
import dev.eoslint.analyzer.model.TransactionScope;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What Spring injects, and the transactions that it opens around methods. */
public final class SpringSurroundings implements Surroundings {

  private static final String ASYNC = "org.springframework.scheduling.annotation.Async";

  private static final Set<String> WITHOUT_TRANSACTION =
      Set.of("NOT_SUPPORTED", "NEVER", "SUPPORTS");

  private final SpringApplication spring;
  private final InjectedProperties injected;
  private final ApplicationFacts facts;
  private final BoundSettings settings;

  SpringSurroundings(
      SpringApplication spring, Configurations configurations, ApplicationFacts facts) {
    this.spring = spring;
    this.injected = new InjectedProperties(configurations);
    this.facts = facts;
    this.settings = new BoundSettings(spring.beans(), configurations);
  }

  @Override
  public boolean fills(TypeSymbol type) {
    return settings.contains(type);
  }

  @Override
  public void fill(AbstractValue object, TypeSymbol type, State state) {
    settings.fill(object, type, state);
  }

  @Override
  public Optional<AbstractValue> inject(
      Variable variable, TypeSymbol owner, State state, Frame frame, Engine engine) {
    Optional<Integer> listener = spring.listeners().readerOf(variable, state);
    if (listener.isPresent()) {
      return Optional.of(
          new AbstractValue.Opaque(
              Optional.of(owner.resolve(variable.type())), Set.of(listener.get())));
    }
    Optional<AbstractValue> configured =
        injected.value(variable.annotations(), owner, state, frame, engine);
    if (configured.isPresent()) {
      return configured;
    }
    return bean(variable, owner, state, frame, engine);
  }

  private Optional<AbstractValue> bean(
      Variable variable, TypeSymbol owner, State state, Frame frame, Engine engine) {
    JavaType type = owner.resolve(variable.type());
    if (!SpringTypes.isKnown(type.name())) {
      return Optional.empty();
    }
    String file = owner.file().path();
    Optional<SpringBeans.Bean> candidate = spring.beans().candidate(variable, type, file);
    if (candidate.isPresent()) {
      return Optional.of(spring.create(candidate.get(), state, frame, engine));
    }
    return spring.bootBean(type, file, state).map(AbstractValue.Reference::new);
  }

  @Override
  public Optional<Frame.EnclosingScope> around(MethodSymbol method, Frame frame) {
    boolean inTransaction = frame.scopes().stream().anyMatch(ScopeSighting.class::isInstance);
    if (inTransaction || method.declaration().isConstructor()) {
      return Optional.empty();
    }
    return transactional(method)
        .filter(annotation -> opensTransaction(annotation))
        .filter(
            annotation ->
                spring.managers().means(managerName(annotation), method.owner().file().path()))
        .map(
            annotation -> {
              ScopeSighting scope =
                  new ScopeSighting(
                      annotation.site(),
                      TransactionScope.Kind.TRANSACTIONAL_METHOD,
                      frame.path(),
                      Optional.empty());
              facts.addScope(scope);
              return scope;
            });
  }

  /** A call on the same object does not pass the proxy that gives it to another thread. */
  @Override
  public boolean runsElsewhere(MethodSymbol method, AbstractValue self, Frame frame) {
    Set<String> modifiers = method.declaration().modifiers();
    if (modifiers.contains("private")
        || modifiers.contains("static")
        || self.equals(frame.self())) {
      return false;
    }
    boolean annotated =
        Stream.concat(
                method.declaration().annotations().stream(),
                method.owner().declaration().annotations().stream())
            .filter(annotation -> annotation.simpleName().equals("Async"))
            .anyMatch(annotation -> Annotations.means(annotation, method.owner()).equals(ASYNC));
    return annotated
        && !method.declaration().isConstructor()
        && !method.owner().project().filesContaining("EnableAsync").isEmpty();
  }

  private static Optional<Annotation> transactional(MethodSymbol method) {
    return transactional(method.declaration().annotations(), method.owner())
        .or(
            () ->
                method.declaration().modifiers().contains("private")
                    ? Optional.empty()
                    : transactional(method.owner().declaration().annotations(), method.owner()));
  }

  private static Optional<Annotation> transactional(List<Annotation> annotations, TypeSymbol in) {
    return annotations.stream()
        .filter(annotation -> annotation.simpleName().equals("Transactional"))
        .filter(annotation -> SpringTypes.isTransactional(Annotations.means(annotation, in)))
        .findFirst();
  }

  private static boolean opensTransaction(Annotation annotation) {
    return annotation
        .member("propagation")
        .map(
            member ->
                member instanceof Expression.Select select
                    ? select.name()
                    : member instanceof Expression.Name name ? name.identifier() : "")
        .filter(WITHOUT_TRANSACTION::contains)
        .isEmpty();
  }

  private static Optional<String> managerName(Annotation annotation) {
    return annotation
        .member("transactionManager")
        .or(() -> annotation.member("value"))
        .filter(Expression.Literal.class::isInstance)
        .map(literal -> ((Expression.Literal) literal).text());
  }

  /** Returns an object of Spring that Boot or the container provides. */
  static LibraryObject provided(JavaType type, Map<String, AbstractValue> attributes) {
    return new LibraryObject(type, Optional.empty(), attributes);
  }
}
