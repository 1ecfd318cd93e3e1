package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.FirstAnswer;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/** All semantics of the JDK, in the order in which they are asked. */
public final class JdkSemantics implements LibrarySemantics {

  private final FirstAnswer parts;

  /**
   * Creates the semantics.
   *
   * @param environment what is known of the environment that the application runs in
   * @param resources the property files of the tree that code can load
   */
  public JdkSemantics(EnvironmentModel environment, ResourceFiles resources) {
    this.parts =
        new FirstAnswer(
            List.of(
                new TextSemantics(),
                new NumberSemantics(),
                new EnvironmentSemantics(environment),
                new TemporaryFiles(),
                new PropertiesLoading(resources),
                new ExecutorSemantics(),
                new ThreadSemantics(),
                new LockSemantics(),
                new MapSemantics(),
                new AnswerSemantics(),
                new QueueSemantics(),
                new CollectionSemantics(),
                new OptionalSemantics(),
                new ObjectSemantics(),
                new HarmlessCalls()));
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return parts.call(invocation);
  }

  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    return parts.failures(invocation);
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return parts.constant(typeName, field, site);
  }

  @Override
  public Optional<HeapObject> symbolic(JavaType type) {
    return parts.symbolic(type);
  }

  @Override
  public Optional<String> superClassOf(String exception) {
    return CheckedExceptions.superClassOf(exception);
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return JdkTypes.isKnown(qualifiedName);
  }
}
