package dev.eoslint.analyzer.dialect.effect.mapper;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The mapper files of a project, read when a question leads to them and at most once. */
public final class MapperFiles {

  /** A project that uses MyBatis has one of these words in the names that it imports. */
  private static final List<String> MYBATIS = List.of("ibatis", "mybatis", "baomidou");

  private final JavaProject project;
  private Optional<Map<String, Map<String, MappedStatement>>> byNamespace = Optional.empty();

  /** Creates the files of {@code project}. */
  public MapperFiles(JavaProject project) {
    this.project = project;
  }

  /**
   * Returns the statement that a call of a mapper method executes.
   *
   * @param namespace the qualified name of the interface
   * @param method the name of the method
   * @return empty when there is none
   */
  public Optional<MappedStatement> statement(String namespace, String method) {
    if (byNamespace.isEmpty()) {
      byNamespace = Optional.of(usesMyBatis() ? read() : Map.of());
    }
    return Optional.ofNullable(byNamespace.get().getOrDefault(namespace, Map.of()).get(method));
  }

  private boolean usesMyBatis() {
    return MYBATIS.stream().anyMatch(word -> !project.filesContaining(word).isEmpty());
  }

  private Map<String, Map<String, MappedStatement>> read() {
    Map<String, Map<String, MappedStatement>> all = new HashMap<>();
    for (SourceFile file : project.sources().files(FileKind.XML)) {
      String content = project.sources().text(file).content();
      if (content.contains("<mapper")) {
        MapperFile.parse(content).ifPresent(mapper -> add(mapper, all));
      }
    }
    return all;
  }

  private static void add(MapperFile mapper, Map<String, Map<String, MappedStatement>> all) {
    Map<String, MappedStatement> known =
        all.computeIfAbsent(mapper.namespace(), namespace -> new HashMap<>());
    mapper
        .statements()
        .forEach((method, statement) -> known.merge(method, statement, MapperFile::either));
  }
}
