package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.EffectKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Clients that are interfaces of the project with annotations: of HTTP and of SOAP. */
final class InterfaceClients implements LibrarySemantics {

  /** Annotations that servers use as well: the interface must be declared a client. */
  private static final String SHARED = "org.springframework.web.bind.annotation.";

  private static final String FEIGN = "org.springframework.cloud.openfeign.FeignClient";

  private final Catalogue catalogue;
  private final EffectReporter reporter;
  private final RequestInterceptors interceptors;

  InterfaceClients(Catalogue catalogue, EffectReporter reporter, RequestInterceptors interceptors) {
    this.catalogue = catalogue;
    this.reporter = reporter;
    this.interceptors = interceptors;
  }

  /** An annotation that makes a method a request. */
  private record RequestAnnotation(Annotation annotation, String name, String verb) {}

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<TypeSymbol> client =
        invocation
            .type()
            .flatMap(JavaType::symbol)
            .filter(symbol -> symbol.declaration().kind() == TypeDeclaration.Kind.INTERFACE);
    if (client.isEmpty() || invocation.receiver().isEmpty()) {
      return Optional.empty();
    }
    List<MethodSymbol> methods =
        client.get().methods(invocation.method(), invocation.arguments().size());
    if (methods.size() != 1) {
      return Optional.empty();
    }
    return request(client.get(), methods.get(0))
        .map(request -> call(client.get(), methods.get(0), request, invocation))
        .or(() -> operation(client.get(), methods.get(0), invocation));
  }

  /** An operation of a SOAP service; one that the project implements is not called from afar. */
  private Optional<AbstractValue> operation(
      TypeSymbol service, MethodSymbol method, Invocation invocation) {
    boolean isRemote = isMarked("soap", service) && service.project().subtypesOf(service).isEmpty();
    if (!isRemote) {
      return Optional.empty();
    }
    reporter.happens(
        EffectKind.REMOTE_CALL,
        service.displayName() + "." + invocation.method(),
        OperationName.of(invocation.method()).judgement(),
        invocation);
    return Optional.of(typed(method, invocation));
  }

  private boolean isMarked(String mark, TypeSymbol type) {
    return type.declaration().annotations().stream()
        .flatMap(annotation -> type.resolveName(annotation.name()).stream())
        .anyMatch(annotation -> catalogue.isMarked(mark, annotation.name()));
  }

  private static AbstractValue typed(MethodSymbol method, Invocation invocation) {
    return invocation
        .engine()
        .materialise(
            invocation.derivedResult(),
            method.owner().resolve(method.declaration().returnType()),
            invocation.state(),
            invocation.frame());
  }

  @Override
  public boolean provides(TypeSymbol type) {
    return type.declaration().kind() == TypeDeclaration.Kind.INTERFACE
        && isMarked("provides", type);
  }

  private Optional<RequestAnnotation> request(TypeSymbol client, MethodSymbol method) {
    return method.declaration().annotations().stream()
        .flatMap(annotation -> request(annotation, method.owner()))
        .filter(request -> !request.name().startsWith(SHARED) || isFeign(client))
        .findFirst();
  }

  private Stream<RequestAnnotation> request(Annotation annotation, TypeSymbol owner) {
    return owner
        .resolveName(annotation.name())
        .flatMap(
            type ->
                catalogue
                    .verbOf(type.name())
                    .map(verb -> new RequestAnnotation(annotation, type.name(), verb)))
        .stream();
  }

  private static boolean isFeign(TypeSymbol client) {
    return declaresFeign(client)
        || client.project().subtypesOf(client).stream().anyMatch(InterfaceClients::declaresFeign);
  }

  private static boolean declaresFeign(TypeSymbol type) {
    return type.lineage().stream()
        .anyMatch(
            owner ->
                owner.declaration().annotations().stream()
                    .flatMap(annotation -> owner.resolveName(annotation.name()).stream())
                    .anyMatch(annotation -> annotation.is(FEIGN)));
  }

  private AbstractValue call(
      TypeSymbol client, MethodSymbol method, RequestAnnotation request, Invocation invocation) {
    Draft draft = AnnotatedRequest.of(request.annotation(), request.verb(), method, invocation);
    draft.family(family(request.name()));
    draft.call(client.displayName() + "." + invocation.method());
    JavaType type = method.owner().resolve(method.declaration().returnType());
    if (isLazy(type)) {
      return invocation
          .state()
          .reference(new LibraryObject(type, Optional.of(invocation.site()), draft.attributes()));
    }
    Judgement judgement = HttpJudgement.of(draft, invocation.state(), invocation.site());
    reporter.happens(
        EffectKind.HTTP,
        draft.call().orElseThrow(),
        interceptors.considered(judgement, draft.family()),
        invocation);
    return typed(method, invocation);
  }

  private boolean isLazy(JavaType result) {
    return catalogue
        .rulesOf(result.name())
        .filter(rules -> rules.receiver() == Receiver.LAZY)
        .isPresent();
  }

  private static String family(String annotation) {
    if (annotation.startsWith("org.springframework.web.service.")) {
      return "spring";
    } else if (annotation.startsWith("retrofit2.")) {
      return "okhttp";
    } else if (annotation.contains(".ws.rs.")) {
      return "jax-rs";
    }
    return annotation.startsWith("io.micronaut.") ? "micronaut" : "feign";
  }
}
