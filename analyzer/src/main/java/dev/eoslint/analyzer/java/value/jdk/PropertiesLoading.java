package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code Properties.load} of a file of the tree, through streams and readers. */
final class PropertiesLoading implements LibrarySemantics {

  private static final String STREAM = "java.io.InputStream";
  private static final String NAME = "resource name";

  private static final Set<String> OPENERS =
      Set.of(
          "java.io.FileInputStream",
          "java.io.FileReader",
          "java.io.File",
          "java.io.InputStreamReader",
          "java.io.BufferedReader",
          "java.io.BufferedInputStream",
          "org.springframework.core.io.ClassPathResource");

  private static final Set<String> STATIC_OPENERS =
      Set.of(
          "java.nio.file.Files.newInputStream",
          "java.nio.file.Files.newBufferedReader",
          "java.nio.file.Path.of",
          "java.nio.file.Paths.get");

  private static final Set<String> INSTANCE_OPENERS =
      Set.of("getResourceAsStream", "getResource", "openStream", "getInputStream", "toPath");

  private final ResourceFiles resources;

  PropertiesLoading(ResourceFiles resources) {
    this.resources = resources;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String type = invocation.type().map(known -> known.name()).orElse("");
    if (invocation.method().equals("load") || invocation.method().equals("loadFromXML")) {
      return load(invocation);
    } else if (invocation.method().equals("<init>")) {
      return OPENERS.contains(type) ? opened(invocation) : Optional.empty();
    } else if (STATIC_OPENERS.contains(type + "." + invocation.method())) {
      return opened(invocation);
    } else if (INSTANCE_OPENERS.contains(invocation.method())) {
      return invocation.arguments().isEmpty()
          ? invocation.receiver().filter(receiver -> nameOf(receiver, invocation).isPresent())
          : opened(invocation);
    }
    return Optional.empty();
  }

  private static Optional<AbstractValue> opened(Invocation invocation) {
    if (invocation.arguments().isEmpty()) {
      return Optional.empty();
    }
    return nameOf(invocation.arguments().get(0), invocation)
        .map(
            name ->
                invocation
                    .state()
                    .reference(
                        new LibraryObject(
                            JavaType.library(STREAM),
                            Optional.of(invocation.site()),
                            Map.of(NAME, name))));
  }

  private static Optional<AbstractValue> nameOf(AbstractValue source, Invocation invocation) {
    if (source.text().isPresent()) {
      return Optional.of(source);
    }
    return invocation
        .state()
        .object(source, LibraryObject.class)
        .flatMap(object -> object.attribute(NAME));
  }

  private Optional<AbstractValue> load(Invocation invocation) {
    Optional<ConfigMap> map = invocation.receiverAs(ConfigMap.class);
    if (map.isEmpty() || invocation.receiver().isEmpty()) {
      return Optional.empty();
    }
    Optional<ConfigMap> file =
        invocation
            .argument(0)
            .flatMap(source -> nameOf(source, invocation))
            .flatMap(AbstractValue::text)
            .flatMap(name -> resources.properties(name, invocation.site().file()));
    ConfigMap loaded = file.map(map.get()::withAll).orElseGet(map.get()::overwritten);
    invocation.receiver().get().references().forEach(id -> invocation.state().update(id, loaded));
    return Optional.of(AbstractValue.opaque());
  }
}
