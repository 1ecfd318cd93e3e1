package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.mapper.MappedStatement;
import dev.eoslint.analyzer.dialect.effect.mapper.MapperFiles;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.Optional;
import java.util.Set;

/**
 * Statements of mapper files that a session of MyBatis executes by their names, such as {@code
 * session.update("accounts.debit", parameters)}.
 */
final class SessionStatements implements LibrarySemantics {

  private static final Set<String> SESSIONS =
      Set.of("org.apache.ibatis.session.SqlSession", "org.mybatis.spring.SqlSessionTemplate");

  private static final Set<String> METHODS =
      Set.of("insert", "update", "delete", "selectOne", "selectList", "selectMap", "selectCursor");

  private final StatementExecutions executions;
  private final MapperFiles files;

  SessionStatements(StatementExecutions executions, MapperFiles files) {
    this.executions = executions;
    this.files = files;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    boolean executes =
        invocation.receiver().isPresent()
            && METHODS.contains(invocation.method())
            && invocation.type().filter(type -> SESSIONS.contains(type.name())).isPresent();
    return executes
        ? invocation
            .argument(0)
            .flatMap(AbstractValue::text)
            .flatMap(this::statement)
            .map(
                statement ->
                    executions.execute(
                        StatementExecutions.draftOf(statement),
                        "SqlSession." + invocation.method(),
                        invocation.derivedResult(),
                        invocation))
        : Optional.empty();
  }

  /** A name is that of the mapper and that of the statement in it. */
  private Optional<MappedStatement> statement(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0
        ? Optional.empty()
        : files.statement(name.substring(0, dot), name.substring(dot + 1));
  }
}
