package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.dialect.effect.catalogue.TypeRules;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Calls of gRPC services through the stubs that are generated from {@code .proto} files. Generated
 * code is mostly out of view: a stub is known by the two names that the generator gives it, {@code
 * OrdersGrpc.OrdersBlockingStub}, in a project that imports gRPC where it names {@code OrdersGrpc}.
 *
 * <p>Source: <a href="https://grpc.io/docs/languages/java/generated-code/">Generated code</a> in
 * the manual of gRPC for Java.
 */
final class GrpcStubs implements LibrarySemantics {

  private static final String STUB = "io.grpc.stub.AbstractStub";

  /** The stub of a generator that gives back something that waits until it is asked for. */
  private static final String LAZY_STUB = "io.quarkus.grpc.MutinyStub";

  private static final String OUTER = "Grpc";

  private static final List<String> KINDS = List.of("BlockingV2", "Blocking", "Future", "");

  private static final List<String> LAZY = List.of("Mutiny", "Reactor", "Rx");

  private static final List<String> LIBRARIES = List.of("io.grpc.", "io.quarkus.grpc.");

  /** The integrations for Spring name their clients so. */
  private static final String CLIENTS = ".grpc.client.";

  private final JavaProject project;
  private final Catalogue catalogue;
  private final EffectReporter reporter;
  private final RequestInterceptors interceptors;
  private final QuarkusGrpcClients clients;
  private final Map<String, Boolean> generated = new HashMap<>();

  GrpcStubs(
      JavaProject project,
      Catalogue catalogue,
      EffectReporter reporter,
      RequestInterceptors interceptors) {
    this.project = project;
    this.catalogue = catalogue;
    this.reporter = reporter;
    this.interceptors = interceptors;
    this.clients = new QuarkusGrpcClients(project);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<JavaType> type = invocation.type();
    if (type.isEmpty()) {
      return Optional.empty();
    } else if (invocation.receiver().isEmpty()) {
      return factory(type.get(), invocation);
    }
    return rules(type.get())
        .flatMap(
            rules ->
                rules
                    .rule(invocation.method(), invocation.arguments().size())
                    .map(
                        rule ->
                            new CatalogueCall(invocation, rules.receiver(), reporter, interceptors)
                                .execute(rule)));
  }

  private Optional<TypeRules> rules(JavaType type) {
    if (clients.areOf(type)) {
      return catalogue.rulesOf(LAZY_STUB);
    }
    boolean seen =
        type.symbol()
            .filter(symbol -> symbol.superTypeNames().stream().anyMatch(this::isStub))
            .isPresent();
    if (seen) {
      return catalogue.rulesOf(STUB);
    }
    return type.symbol().isEmpty() && isGenerated(type.name())
        ? catalogue.rulesOf(isLazy(type.simpleName()) ? LAZY_STUB : STUB)
        : Optional.empty();
  }

  private boolean isStub(String superType) {
    return catalogue.isMarked("grpc-stub", superType);
  }

  /** {@code OrdersGrpc.newBlockingStub(channel)}. */
  private Optional<AbstractValue> factory(JavaType type, Invocation invocation) {
    String outer = type.name();
    String method = invocation.method();
    boolean makesStub =
        outer.endsWith(OUTER)
            && method.startsWith("new")
            && method.endsWith("Stub")
            && isGrpc(type.simpleName());
    if (!makesStub) {
      return Optional.empty();
    }
    String service = type.simpleName().substring(0, type.simpleName().length() - OUTER.length());
    String stub = outer + "." + service + method.substring("new".length());
    return Optional.of(
        invocation
            .state()
            .reference(
                new LibraryObject(
                    JavaType.library(stub), Optional.of(invocation.site()), Map.of())));
  }

  private boolean isGenerated(String name) {
    String[] parts = name.split("\\.");
    if (parts.length < 2 || !parts[parts.length - 2].endsWith(OUTER)) {
      return false;
    }
    String outer = parts[parts.length - 2];
    String service = outer.substring(0, outer.length() - OUTER.length());
    boolean named =
        KINDS.stream().anyMatch(kind -> parts[parts.length - 1].equals(service + kind + "Stub"));
    return named && isGrpc(outer);
  }

  private static boolean isLazy(String stub) {
    return LAZY.stream().anyMatch(stub::startsWith);
  }

  /** Whether a file of the project that names the generated class imports gRPC. */
  private boolean isGrpc(String outer) {
    return generated.computeIfAbsent(
        outer,
        name ->
            project.filesContaining(name).stream()
                .flatMap(file -> imports(project.parsed(file)))
                .anyMatch(GrpcStubs::isOfGrpc));
  }

  private static Stream<String> imports(JavaFile file) {
    return file.imports().stream().map(JavaFile.Import::name);
  }

  private static boolean isOfGrpc(String imported) {
    return LIBRARIES.stream().anyMatch(imported::startsWith) || imported.contains(CLIENTS);
  }
}
