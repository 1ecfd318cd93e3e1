package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The request that a call of an annotated method of a client interface makes. */
final class AnnotatedRequest {

  /** The verb is given by the member {@code method} of the annotation. */
  private static final String BY_MEMBER = "METHOD";

  /** The verb is the first word of the text of the annotation. */
  private static final String BY_TEXT = "LINE";

  private static final Set<String> HEADER_PARAMETERS =
      Set.of("RequestHeader", "HeaderParam", "Header");

  private static final Set<String> WITH_HEADERS =
      Set.of(
          "Headers",
          "ClientHeaderParam",
          "HttpExchange",
          "PostExchange",
          "PatchExchange",
          "PostMapping",
          "PatchMapping",
          "RequestMapping");

  private static final List<String> HEADER_MEMBERS = List.of("headers", "name", "value");

  private final MethodSymbol method;
  private final Invocation invocation;
  private final Draft draft = Draft.empty();

  private AnnotatedRequest(MethodSymbol method, Invocation invocation) {
    this.method = method;
    this.invocation = invocation;
  }

  /**
   * Returns what is known of the request.
   *
   * @param annotation the annotation of the method that makes it a request
   * @param verb the verb that the catalogue has for it
   */
  static Draft of(Annotation annotation, String verb, MethodSymbol method, Invocation invocation) {
    AnnotatedRequest request = new AnnotatedRequest(method, invocation);
    request.verbAndAddress(annotation, verb);
    request.fixedHeaders();
    request.parameters();
    return request.draft;
  }

  private void verbAndAddress(Annotation annotation, String verb) {
    Optional<AbstractValue> address = member(annotation, "value", "path", "url");
    if (verb.equals(BY_TEXT)) {
      address.flatMap(AbstractValue::text).ifPresent(this::requestLine);
      return;
    }
    draft.verb(
        verb.equals(BY_MEMBER)
            ? annotation
                .member("method")
                .map(AnnotatedRequest::constantName)
                .orElseGet(AbstractValue::opaque)
            : AbstractValue.of(Value.known(verb)));
    address.ifPresent(draft::url);
  }

  private void requestLine(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    draft.verb(AbstractValue.of(Value.known(parts[0])));
    if (parts.length > 1) {
      draft.url(AbstractValue.of(Value.known(parts[1])));
    }
  }

  /** {@code RequestMethod.POST}, also in braces; a text is the verb itself. */
  private static AbstractValue constantName(Expression written) {
    if (written instanceof Expression.ArrayCreation array && array.elements().size() == 1) {
      return constantName(array.elements().get(0));
    } else if (written instanceof Expression.Select select) {
      return AbstractValue.of(Value.known(select.name()));
    } else if (written instanceof Expression.Name name) {
      return AbstractValue.of(Value.known(name.identifier()));
    } else if (written instanceof Expression.Literal literal) {
      return AbstractValue.of(Value.known(literal.text()));
    }
    return AbstractValue.opaque();
  }

  /** Looks for a key among the headers that annotations of method and interface give. */
  private void fixedHeaders() {
    method.declaration().annotations().forEach(this::fixedHeaders);
    method.owner().declaration().annotations().forEach(this::fixedHeaders);
  }

  private void fixedHeaders(Annotation annotation) {
    if (!WITH_HEADERS.contains(annotation.simpleName())) {
      return;
    }
    HEADER_MEMBERS.stream()
        .flatMap(name -> annotation.member(name).stream())
        .flatMap(member -> elements(member).stream())
        .flatMap(element -> evaluated(element).text().stream())
        .map(AnnotatedRequest::headerName)
        .filter(IdempotencyNames::isKeyHeader)
        .forEach(
            name ->
                draft.header(
                    AbstractValue.of(Value.known(name)),
                    AbstractValue.opaque(),
                    annotation.site()));
  }

  /** {@code name: value}, {@code name=value}, or the name alone. */
  private static String headerName(String header) {
    return header.split("[:=]", 2)[0].strip();
  }

  private void parameters() {
    List<Variable> parameters = method.declaration().parameters();
    int count = Math.min(parameters.size(), invocation.arguments().size());
    for (int index = 0; index < count; index++) {
      parameter(parameters.get(index), invocation.arguments().get(index));
    }
  }

  private void parameter(Variable parameter, AbstractValue argument) {
    Optional<Annotation> header =
        parameter.annotations().stream()
            .filter(annotation -> HEADER_PARAMETERS.contains(annotation.simpleName()))
            .findFirst();
    if (header.isPresent()) {
      AbstractValue name =
          member(header.get(), "value", "name")
              .orElseGet(() -> AbstractValue.known(parameter.name(), parameter.site()));
      draft.header(name, argument, invocation.site());
    } else if (IdempotencyNames.isKeyField(parameter.name())) {
      draft.header(
          AbstractValue.known("Idempotency-Key", parameter.site()), argument, invocation.site());
    } else if (BodyKey.in(argument, invocation.state()).isPresent()) {
      draft.body(argument);
    }
  }

  private Optional<AbstractValue> member(Annotation annotation, String... names) {
    return List.of(names).stream()
        .flatMap(name -> annotation.member(name).stream())
        .flatMap(member -> elements(member).stream())
        .findFirst()
        .map(this::evaluated);
  }

  private static List<Expression> elements(Expression member) {
    return member instanceof Expression.ArrayCreation array ? array.elements() : List.of(member);
  }

  private AbstractValue evaluated(Expression expression) {
    return invocation
        .engine()
        .evaluate(expression, method.owner(), invocation.state(), invocation.frame());
  }
}
