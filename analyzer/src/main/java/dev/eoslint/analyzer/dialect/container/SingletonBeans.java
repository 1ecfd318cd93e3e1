package dev.eoslint.analyzer.dialect.container;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import java.util.List;
import java.util.Set;

/**
 * Classes of which a container makes one object for all threads.
 *
 * <p>Sources: Spring ({@code @Component} and what is annotated with it is a singleton without
 * {@code @Scope}), CDI ({@code @ApplicationScoped}), Jakarta Inject ({@code @Singleton}), Micronaut
 * (controllers are singletons), Jakarta Servlet (one object for each declaration). Enterprise beans
 * are not among them: their container lets one caller in at a time.
 */
public final class SingletonBeans {

  private static final String STEREOTYPE = "org.springframework.stereotype.";

  private static final Set<String> GRPC =
      Set.of(
          "net.devh.boot.grpc.server.service.GrpcService",
          "org.springframework.grpc.server.service.GrpcService",
          "org.lognet.springboot.grpc.GRpcService");

  private static final Set<String> OF_SINGLETONS =
      Set.of(
          STEREOTYPE + "Component",
          STEREOTYPE + "Service",
          STEREOTYPE + "Repository",
          STEREOTYPE + "Controller",
          "org.springframework.web.bind.annotation.RestController",
          "jakarta.enterprise.context.ApplicationScoped",
          "javax.enterprise.context.ApplicationScoped",
          "jakarta.inject.Singleton",
          "javax.inject.Singleton",
          "io.micronaut.http.annotation.Controller");

  private static final Set<String> SERVLETS =
      Set.of("jakarta.servlet.http.HttpServlet", "javax.servlet.http.HttpServlet");
  private static final String ONE_THREAD_EACH = "javax.servlet.SingleThreadModel";

  private static final Set<String> OTHER_SCOPES =
      Set.of("Scope", "Prototype", "Stateless", "Stateful", "Dependent");

  private SingletonBeans() {}

  /** Returns whether this is the name of an annotation that this class asks for. */
  public static boolean isKnown(String qualifiedName) {
    return OF_SINGLETONS.contains(qualifiedName)
        || GRPC.contains(qualifiedName)
        || SERVLETS.contains(qualifiedName);
  }

  /** Returns whether a container makes one object of {@code type}. */
  public static boolean contains(TypeSymbol type) {
    List<Annotation> annotations = type.declaration().annotations();
    boolean one =
        Annotated.find(annotations, OF_SINGLETONS, type).isPresent()
            || isGrpcService(type)
            || isServlet(type);
    return one && !hasOtherScope(annotations);
  }

  /** Returns whether an annotation gives what it stands on another scope than the whole program. */
  public static boolean hasOtherScope(List<Annotation> annotations) {
    return annotations.stream()
        .map(Annotation::simpleName)
        .filter(name -> !name.equals("ApplicationScoped"))
        .anyMatch(
            name ->
                OTHER_SCOPES.contains(name) || name.endsWith("Scope") || name.endsWith("Scoped"));
  }

  static boolean isGrpcService(TypeSymbol type) {
    return Annotated.find(type.declaration().annotations(), GRPC, type).isPresent();
  }

  static boolean isServlet(TypeSymbol type) {
    Set<String> superTypes = type.superTypeNames();
    return superTypes.stream().anyMatch(SERVLETS::contains)
        && !superTypes.contains(ONE_THREAD_EACH);
  }
}
