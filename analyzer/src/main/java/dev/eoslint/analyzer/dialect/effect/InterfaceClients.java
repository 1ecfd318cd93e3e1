package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** HTTP clients that are interfaces of the project with annotated methods. */
final class InterfaceClients implements LibrarySemantics {

  /** Annotations that servers use as well: the interface must be declared a client. */
  private static final String SHARED = "org.springframework.web.bind.annotation.";

  private static final String FEIGN = "org.springframework.cloud.openfeign.FeignClient";

  /** Annotations of a parameter that is sent as a header, and of members with headers. */
  private static final Set<String> HEADER_PARAMETERS =
      Set.of("RequestHeader", "HeaderParam", "Header");

  private static final Set<String> HEADER_LISTS =
      Set.of("Headers", "ClientHeaderParam", "HttpExchange", "PostExchange", "PatchExchange",
          "PostMapping", "PatchMapping", "RequestMapping");

  private static final List<String> HEADER_MEMBERS = List.of("headers", "name", "value");

  private final Catalogue catalogue;
  private final EffectReporter reporter;
  private final RequestInterceptors interceptors;

  InterfaceClients(
      Catalogue catalogue, EffectReporter reporter, RequestInterceptors interceptors) {
    this.catalogue = catalogue;
    this.reporter = reporter;
    this.interceptors = interceptors;
  }

  /** An annotation with its qualified name. */
  private record Named(Annotation annotation, String name) {}

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
    return methods.size() == 1
        ? call(client.get(), methods.get(0), invocation)
        : Optional.empty();
  }

  private Optional<AbstractValue> call(
      TypeSymbol client, MethodSymbol method, Invocation invocation) {
    Optional<Named> verb =
        method.declaration().annotations().stream()
            .flatMap(annotation -> named(annotation, method.owner()).stream())
            .filter(named -> catalogue.verbs().containsKey(named.name()))
            .filter(named -> !named.name().startsWith(SHARED) || isFeign(client))
            .findFirst();
    if (verb.isEmpty()) {
      return Optional.empty();
    }
    Draft draft = Draft.empty();
    describe(verb.get(), method, draft, invocation);
    parameters(method, draft, invocation);
    draft.family(family(verb.get().name()));
    draft.call(client.displayName() + "." + invocation.method());
    return Optional.of(result(method, draft, invocation));
  }

  private static Optional<Named> named(Annotation annotation, TypeSymbol owner) {
    return owner.resolveName(annotation.name()).map(type -> new Named(annotation, type.name()));
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
                    .flatMap(annotation -> named(annotation, owner).stream())
                    .anyMatch(named -> named.name().equals(FEIGN)));
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

  private void describe(
      Named verb, MethodSymbol method, Draft draft, Invocation invocation) {
    Optional<AbstractValue> value =
        member(verb.annotation(), List.of("value", "path", "url"), method, invocation);
    switch (catalogue.verbs().get(verb.name())) {
      case "METHOD" -> {
        draft.verb(
            verb.annotation().member("method").map(InterfaceClients::constantName)
                .orElseGet(AbstractValue::opaque));
        value.ifPresent(draft::url);
      }
      case "LINE" -> value.flatMap(AbstractValue::text).ifPresent(line -> requestLine(line, draft));
      default -> {
        draft.verb(AbstractValue.of(Value.known(catalogue.verbs().get(verb.name()))));
        value.ifPresent(draft::url);
      }
    }
    method.declaration().annotations().stream()
        .filter(annotation -> HEADER_LISTS.contains(annotation.simpleName()))
        .forEach(annotation -> headers(annotation, method, draft, invocation));
    method.owner().declaration().annotations().stream()
        .filter(annotation -> HEADER_LISTS.contains(annotation.simpleName()))
        .forEach(annotation -> headers(annotation, method, draft, invocation));
  }

  private static void requestLine(String line, Draft draft) {
    String[] parts = line.strip().split("\\s+", 2);
    draft.verb(AbstractValue.of(Value.known(parts[0])));
    if (parts.length > 1) {
      draft.url(AbstractValue.of(Value.known(parts[1])));
    }
  }

  /** {@code RequestMethod.POST}, also in braces; a text is the verb itself. */
  private static AbstractValue constantName(Expression method) {
    if (method instanceof Expression.ArrayCreation array && array.elements().size() == 1) {
      return constantName(array.elements().get(0));
    } else if (method instanceof Expression.Select select) {
      return AbstractValue.of(Value.known(select.name()));
    } else if (method instanceof Expression.Name name) {
      return AbstractValue.of(Value.known(name.identifier()));
    } else if (method instanceof Expression.Literal literal) {
      return AbstractValue.of(Value.known(literal.text()));
    }
    return AbstractValue.opaque();
  }

  private static Optional<AbstractValue> member(
      Annotation annotation, List<String> names, MethodSymbol method, Invocation invocation) {
    return names.stream()
        .flatMap(name -> annotation.member(name).stream())
        .findFirst()
        .map(
            expression ->
                expression instanceof Expression.ArrayCreation array && !array.elements().isEmpty()
                    ? array.elements().get(0)
                    : expression)
        .map(
            expression ->
                invocation
                    .engine()
                    .evaluate(
                        expression, method.owner(), invocation.state(), invocation.frame()));
  }

  /** Looks for a key header in texts of the form {@code name: value} or {@code name=value}. */
  private static void headers(
      Annotation annotation, MethodSymbol method, Draft draft, Invocation invocation) {
    for (String name : HEADER_MEMBERS) {
      Optional<Expression> member = annotation.member(name);
      List<Expression> written =
          member.isPresent() && member.get() instanceof Expression.ArrayCreation array
              ? array.elements()
              : member.stream().toList();
      for (Expression each : written) {
        invocation
            .engine()
            .evaluate(each, method.owner(), invocation.state(), invocation.frame())
            .text()
            .map(text -> text.split("[:=]", 2)[0].strip())
            .filter(IdempotencyNames::isKeyHeader)
            .ifPresent(
                header ->
                    draft.header(
                        AbstractValue.of(Value.known(header)),
                        AbstractValue.opaque(),
                        annotation.site()));
      }
    }
  }

  private static void parameters(MethodSymbol method, Draft draft, Invocation invocation) {
    List<Variable> parameters = method.declaration().parameters();
    for (int index = 0; index < Math.min(parameters.size(), invocation.arguments().size()); index++) {
      Variable parameter = parameters.get(index);
      AbstractValue argument = invocation.arguments().get(index);
      Optional<Annotation> header =
          parameter.annotations().stream()
              .filter(annotation -> HEADER_PARAMETERS.contains(annotation.simpleName()))
              .findFirst();
      if (header.isPresent()) {
        AbstractValue name =
            member(header.get(), List.of("value", "name"), method, invocation)
                .orElseGet(() -> AbstractValue.known(parameter.name(), parameter.site()));
        draft.header(name, argument, invocation.site());
      } else if (IdempotencyNames.isKeyField(parameter.name())) {
        draft.header(
            AbstractValue.known("Idempotency-Key", parameter.site()), argument, invocation.site());
      } else if (BodyKey.in(argument, invocation.state()).isPresent()) {
        draft.body(argument);
      }
    }
  }

  /** A lazy result holds the request; any other is the answer to it. */
  private AbstractValue result(MethodSymbol method, Draft draft, Invocation invocation) {
    JavaType type = method.owner().resolve(method.declaration().returnType());
    boolean lazy =
        catalogue
            .rulesOf(type.name())
            .filter(rules -> rules.receiver() == Receiver.LAZY)
            .isPresent();
    if (lazy) {
      return invocation
          .state()
          .reference(
              new LibraryObject(type, Optional.of(invocation.site()), draft.attributes()));
    }
    Judgement judgement = HttpJudgement.of(draft, invocation.state(), invocation.site());
    reporter.happens(
        EffectKind.HTTP,
        draft.call().orElseThrow(),
        interceptors.considered(judgement, draft.family()),
        invocation);
    return invocation
        .engine()
        .materialise(invocation.derivedResult(), type, invocation.state(), invocation.frame());
  }
}
