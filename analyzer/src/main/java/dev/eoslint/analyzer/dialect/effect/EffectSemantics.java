package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.dialect.effect.mapper.MapperFiles;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.FirstAnswer;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/** What libraries do outside of Kafka: requests, database writes, mails, key-value stores. */
public final class EffectSemantics implements LibrarySemantics {

  private final FirstAnswer parts;

  /**
   * Creates the semantics.
   *
   * @param sink takes the effects
   * @param project where interfaces, entities and interceptors are looked up
   * @param catalogue what calls of libraries do
   */
  public EffectSemantics(EffectSink sink, JavaProject project, Catalogue catalogue) {
    EffectReporter reporter = new EffectReporter(sink);
    RequestInterceptors interceptors = new RequestInterceptors(project, catalogue);
    StatementExecutions executions = new StatementExecutions(reporter);
    MapperFiles files = new MapperFiles(project);
    this.parts =
        new FirstAnswer(
            List.of(
                new DatabaseTransactions(catalogue, reporter),
                new SessionStatements(executions, files),
                new CatalogueCalls(catalogue, reporter, interceptors),
                new GrpcStubs(project, catalogue, reporter, interceptors),
                new MessageBuilders(project),
                new EntityWrites(catalogue, reporter),
                new InterfaceClients(catalogue, reporter, interceptors),
                new MapperStatements(catalogue, executions, files),
                new NamedMemories()));
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return parts.call(invocation);
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return parts.constant(typeName, field, site);
  }

  @Override
  public boolean provides(TypeSymbol type) {
    return parts.provides(type);
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return parts.knowsType(qualifiedName);
  }
}
