package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The interfaces that the generator of Quarkus writes for services of gRPC. They are called as the
 * services are, so that only the annotation of the fields that get their clients tells them.
 *
 * <p>Source: <a href="https://quarkus.io/guides/grpc-service-consumption">Consuming a gRPC
 * service</a> in the guides of Quarkus.
 */
final class QuarkusGrpcClients {

  private static final String ANNOTATION = "io.quarkus.grpc.GrpcClient";

  private final JavaProject project;
  private Optional<Set<String>> interfaces = Optional.empty();

  QuarkusGrpcClients(JavaProject project) {
    this.project = project;
  }

  /** Returns whether {@code type} is such an interface, out of view as generated code is. */
  boolean areOf(JavaType type) {
    if (type.symbol().isPresent()) {
      return false;
    }
    if (interfaces.isEmpty()) {
      interfaces = Optional.of(read());
    }
    return interfaces.get().contains(type.name());
  }

  private Set<String> read() {
    return project.filesContaining("GrpcClient").stream()
        .flatMap(file -> project.typesIn(file).stream())
        .flatMap(QuarkusGrpcClients::interfacesIn)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> interfacesIn(TypeSymbol type) {
    return type.declaration().fields().stream()
        .filter(field -> isClient(field, type))
        .map(field -> type.resolve(field.type()))
        .filter(fieldType -> fieldType.symbol().isEmpty() && isService(fieldType))
        .map(JavaType::name);
  }

  private static boolean isClient(Variable field, TypeSymbol type) {
    List<Annotation> annotations = field.annotations();
    return annotations.stream()
        .flatMap(annotation -> type.resolveName(annotation.name()).stream())
        .anyMatch(annotation -> annotation.is(ANNOTATION));
  }

  /** Stubs and channels can be injected too; they are known by other means. */
  private static boolean isService(JavaType type) {
    return type.name().contains(".")
        && !type.simpleName().endsWith("Stub")
        && !type.name().startsWith("io.grpc.");
  }
}
