package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The steps of a call that fill in a request or send it. */
final class RequestSteps {

  private static final String HEADERS = "org.springframework.http.HttpHeaders";
  private static final String URI_BUILDER = "org.springframework.web.util.UriComponentsBuilder";

  /** Parts of requests: one whose making was not seen may hold anything. */
  private static final Set<String> REQUEST_PARTS =
      Set.of(
          "org.springframework.http.HttpEntity",
          "org.springframework.http.RequestEntity",
          HEADERS,
          "org.springframework.util.MultiValueMap");

  private static final Set<String> MEDIA_TYPES = Set.of("okhttp3.MediaType");

  private final CallObjects objects;
  private final Invocation invocation;
  private final Draft draft;
  private final CallOutcome outcome;
  private final EffectReporter reporter;
  private final RequestInterceptors interceptors;

  RequestSteps(
      CallObjects objects,
      Draft draft,
      CallOutcome outcome,
      EffectReporter reporter,
      RequestInterceptors interceptors) {
    this.objects = objects;
    this.invocation = objects.invocation();
    this.draft = draft;
    this.outcome = outcome;
    this.reporter = reporter;
    this.interceptors = interceptors;
  }

  void execute(Step step) {
    switch (step.kind()) {
      case VERB -> verb(step);
      case URL -> objects.argument(step, 0).ifPresent(this::url);
      case HEADER -> objects.argument(step, 0).ifPresent(name -> header(name, step));
      case HEADERS -> headers(step);
      case CONDITION ->
          draft.header(
              CallObjects.constant("If-Match"),
              invocation.argument(0).orElseGet(AbstractValue::opaque),
              invocation.site());
      case BODY -> body(step);
      case REQUEST -> request(step);
      case FAMILY -> draft.family(step.text());
      case CALLED -> draft.call(step.text().replace("*", invocation.method()));
      case KEY -> objects.argument(step, 0).ifPresent(this::key);
      case SENDS -> send();
      case CALLS -> call(step);
      case WRITES_BODY -> sendBody();
      case READS_ANSWER -> {
        if (!draft.isSent()) {
          send();
          draft.markSent();
        }
      }
      default -> throw new IllegalStateException("No step of a request: " + step.kind());
    }
  }

  // ------------------------------------------------------------------ what is sent

  private void verb(Step step) {
    switch (step.text()) {
      case "" -> objects.argument(step, 0).ifPresent(draft::verb);
      case "by-name" -> draft.verb(CallObjects.constant(invocation.method()));
      case "by-prefix" ->
          draft.verb(CallObjects.constant(invocation.method().replace("Abs", "")));
      case "by-suffix" ->
          draft.verb(CallObjects.constant(invocation.method().replace("prepare", "")));
      case "by-type" ->
          draft.verb(
              CallObjects.constant(
                  invocation
                      .type()
                      .map(type -> type.simpleName().substring("Http".length()))
                      .orElse("")));
      default -> draft.verb(CallObjects.constant(step.text()));
    }
  }

  private void url(AbstractValue argument) {
    AbstractValue value =
        objects.isClosure(argument) ? objects.runOnNew(argument, URI_BUILDER) : argument;
    Optional<Draft> built = objects.draftOf(value);
    if (built.isPresent()) {
      built.get().url().ifPresent(draft::url);
    } else {
      draft.url(value);
    }
  }

  private void header(AbstractValue name, Step step) {
    draft.header(
        name, objects.argument(step, 1).orElseGet(AbstractValue::opaque), invocation.site());
  }

  private void headers(Step step) {
    if (step.operands().isEmpty()) {
      List<AbstractValue> all = invocation.arguments();
      for (int index = 0; index + 1 < all.size(); index += 2) {
        draft.header(all.get(index), all.get(index + 1), invocation.site());
      }
      return;
    }
    Optional<AbstractValue> argument = objects.argument(step, 0);
    if (argument.filter(objects::isClosure).isPresent()) {
      AbstractValue headers = objects.emptyObject(HEADERS);
      objects.run(argument.get(), headers);
      objects.draftOf(headers).ifPresent(draft::add);
    } else {
      argument.ifPresent(this::addHeaders);
    }
  }

  private void addHeaders(AbstractValue headers) {
    Optional<ConfigMap> map = objects.mapOf(headers);
    Optional<Draft> built = objects.draftOf(headers);
    if (built.isPresent()) {
      draft.add(built.get());
    } else if (map.isPresent()) {
      map.get()
          .entries()
          .forEach(
              (name, entry) ->
                  draft.header(CallObjects.constant(name), entry.value(), entry.site()));
      if (!map.get().complete()) {
        draft.markUnseen();
      }
    } else if (headers.text().isEmpty() && !(headers instanceof AbstractValue.Null)) {
      draft.markUnseen();
    }
  }

  private void body(Step step) {
    List<AbstractValue> candidates = new ArrayList<>();
    for (int operand = 0; operand < step.operands().size(); operand++) {
      objects.argument(step, operand).filter(value -> !isMediaType(value)).ifPresent(candidates::add);
    }
    if (candidates.isEmpty()) {
      return;
    }
    AbstractValue body = candidates.get(0);
    Optional<Draft> built = objects.draftOf(body);
    if (built.isPresent()) {
      draft.add(built.get());
    } else if (isUnseenPart(body) || objects.isClosure(body)) {
      draft.markUnseen();
    } else if (!(body instanceof AbstractValue.Null)) {
      draft.body(body);
    }
  }

  private boolean isMediaType(AbstractValue value) {
    return objects.typeOf(value).filter(MEDIA_TYPES::contains).isPresent();
  }

  private boolean isUnseenPart(AbstractValue value) {
    return objects.typeOf(value).filter(REQUEST_PARTS::contains).isPresent();
  }

  /**
   * Takes over the request that is an argument; an address alone is none. Where the step names a
   * type, the argument may be a lambda that fills in an object of it.
   */
  private void request(Step step) {
    for (int operand = 0; operand < step.operands().size(); operand++) {
      Optional<AbstractValue> argument = objects.argument(step, operand);
      Optional<Draft> built = argument.flatMap(value -> filledIn(value, step));
      if (built.isPresent()) {
        draft.add(built.get());
      } else if (argument.isPresent() && argument.get().text().isPresent()) {
        draft.url(argument.get());
      } else if (argument.isPresent() && !step.text().isEmpty()) {
        draft.markUnseen();
      }
    }
  }

  private Optional<Draft> filledIn(AbstractValue argument, Step step) {
    if (step.text().isEmpty() || !objects.isClosure(argument)) {
      return objects.draftOf(argument);
    }
    AbstractValue filled = objects.emptyObject(step.text());
    AbstractValue returned = objects.run(argument, filled);
    return objects.draftOf(returned).or(() -> objects.draftOf(filled));
  }

  private void key(AbstractValue key) {
    draft.key("'%s'".formatted(EffectReporter.callOf(invocation)), key, invocation.site());
  }

  // ------------------------------------------------------------------ that it is sent

  private void sendBody() {
    if (draft.verb().filter("GET"::equals).isPresent()) {
      draft.verb(CallObjects.constant("POST"));
    }
    send();
    draft.markSent();
  }

  private void send() {
    String call = draft.call().orElseGet(() -> EffectReporter.callOf(invocation));
    Optional<Draft.Deferred> deferred = draft.deferred();
    Judgement judgement =
        deferred
            .map(Draft.Deferred::judgement)
            .map(waiting -> waiting.with(carried()))
            .orElseGet(() -> HttpJudgement.of(draft, invocation.state(), invocation.site()));
    reporter.happens(
        deferred.map(Draft.Deferred::kind).orElse(EffectKind.HTTP),
        call,
        interceptors.considered(judgement, draft.family()),
        invocation);
  }

  /** Calls an operation of a service; what it is given tells its name, or else the method does. */
  private void call(Step step) {
    if (draft.isPartlyUnseen()) {
      outcome.report(EffectKind.REMOTE_CALL, Judgement.undecided());
      return;
    }
    String name =
        step.operands().isEmpty()
            ? invocation.method()
            : invocation.arguments().stream()
                .flatMap(argument -> objects.typeOf(argument).stream())
                .map(RequestSteps::simpleName)
                .findFirst()
                .orElse("");
    Judgement judgement = OperationName.of(name).judgement();
    boolean adds = judgement.repetition() == Effect.Repetition.ADDS_ANOTHER_EFFECT;
    outcome.report(
        EffectKind.REMOTE_CALL,
        interceptors.considered(adds ? judgement.with(carried()) : judgement, draft.family()));
  }

  private List<IdempotencyEvidence> carried() {
    return CarriedEvidence.of(draft, invocation.state(), invocation.site());
  }

  private static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
