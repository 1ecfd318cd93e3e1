package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.CallRule;
import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One call of a library method, executed step by step. */
final class CatalogueCall {

  private static final String HEADERS = "org.springframework.http.HttpHeaders";
  private static final String URI_BUILDER = "org.springframework.web.util.UriComponentsBuilder";
  private static final String CONNECTION = "java.sql.Connection";

  /** Parts of requests: one whose making was not seen may hold anything. */
  private static final Set<String> REQUEST_PARTS =
      Set.of(
          "org.springframework.http.HttpEntity",
          "org.springframework.http.RequestEntity",
          HEADERS,
          "org.springframework.util.MultiValueMap");

  private static final Set<String> KEY_HOLDERS =
      Set.of(
          "org.springframework.jdbc.support.KeyHolder",
          "org.springframework.jdbc.support.GeneratedKeyHolder");

  private static final Set<String> MEDIA_TYPES = Set.of("okhttp3.MediaType");

  private final Invocation invocation;
  private final Receiver receiver;
  private final EffectReporter reporter;
  private final RequestInterceptors interceptors;
  private final Draft draft;
  private final Set<AbstractValue> closuresRun = new HashSet<>();
  private boolean asks;
  private boolean certainMemory;
  private boolean later;
  private Optional<FailureDomain> asked = Optional.empty();
  private Optional<AbstractValue> result = Optional.empty();

  CatalogueCall(
      Invocation invocation,
      Receiver receiver,
      EffectReporter reporter,
      RequestInterceptors interceptors) {
    this.invocation = invocation;
    this.receiver = receiver;
    this.reporter = reporter;
    this.interceptors = interceptors;
    Optional<LibraryObject> object = invocation.receiverAs(LibraryObject.class);
    this.draft = object.map(Draft::of).orElseGet(Draft::empty);
    boolean fromElsewhere = invocation.receiver().isPresent() && object.isEmpty();
    if (fromElsewhere && receiver == Receiver.REQUEST) {
      draft.markUnseen();
    }
  }

  AbstractValue execute(CallRule rule) {
    rule.steps().forEach(this::execute);
    runOtherClosures();
    boolean onCopy = rule.steps().stream().anyMatch(step -> step.kind() == Step.Kind.NEW);
    if (!onCopy) {
      storeInReceiver();
    }
    AbstractValue value = result.orElseGet(() -> defaultResult(rule));
    return asks
        ? HandledMemory.asked(
            value,
            EffectReporter.callOf(invocation) + " asks",
            certainMemory,
            asked.or(() -> kind().map(EffectKind::domain)),
            invocation)
        : value;
  }

  private void execute(Step step) {
    switch (step.kind()) {
      case NEW -> result = Optional.of(created(step.text()));
      case SELF -> result = invocation.receiver();
      case VALUE -> result = argument(step, 0);
      case GIVES -> result = draft.url();
      case JSON -> result = argument(step, 0).flatMap(this::json);
      case VERB -> verb(step);
      case URL -> argument(step, 0).ifPresent(this::url);
      case HEADER ->
          argument(step, 0)
              .ifPresent(
                  name ->
                      draft.header(
                          name,
                          argument(step, 1).orElseGet(AbstractValue::opaque),
                          invocation.site()));
      case HEADERS -> headers(step);
      case CONDITION ->
          draft.header(
              AbstractValue.of(Value.known("If-Match")),
              invocation.argument(0).orElseGet(AbstractValue::opaque),
              invocation.site());
      case BODY -> body(step);
      case REQUEST -> request(step);
      case FAMILY -> draft.family(step.text());
      case CALLED -> draft.call(step.text().replace("*", invocation.method()));
      default -> describe(step);
    }
  }

  private void describe(Step step) {
    switch (step.kind()) {
      case KEY -> argument(step, 0).ifPresent(this::key);
      case IDENTIFIES -> argument(step, 0).ifPresent(draft::identity);
      case GUARDS -> draft.condition(step.text());
      case COLUMN -> WriteJudgement.column(argument(step, 0), draft);
      case ENTRY -> entry(step);
      case OPERATORS -> WriteJudgement.operators(argument(step, 0), draft);
      case ACCUMULATES -> draft.accumulates(step.text());
      case PARTS -> parts();
      case LATER -> later = true;
      case KIND ->
          Receiver.named(step.text())
              .flatMap(Receiver::kind)
              .or(() -> EffectKind.named(step.text()))
              .ifPresent(draft::kind);
      case NAMED -> argument(step, 0).ifPresent(draft::name);
      default -> act(step);
    }
  }

  private void act(Step step) {
    switch (step.kind()) {
      case SENDS -> send();
      case WRITES_BODY -> {
        if (draft.verb().filter("GET"::equals).isPresent()) {
          draft.verb(AbstractValue.of(Value.known("POST")));
        }
        send();
        draft.markSent();
      }
      case READS_ANSWER -> {
        if (!draft.isSent()) {
          send();
          draft.markSent();
        }
      }
      case SQL -> argument(step, 0).ifPresent(this::sql);
      case TABLE -> argument(step, 0).ifPresent(this::insertInto);
      case GENERATED -> draft.markGeneratedKey();
      case KEYS ->
          argument(step, 0)
              .filter(this::tellsGeneratedKey)
              .ifPresent(key -> draft.markGeneratedKey());
      case PARAMETER ->
          argument(step, 0)
              .ifPresent(
                  place -> argument(step, 1).ifPresent(value -> draft.parameter(place, value)));
      case PARAMETERS -> parameters(step);
      case EXECUTES -> executeStatement();
      case ONCE -> draft.markOnce();
      case ASKS -> {
        asks = true;
        certainMemory |= isAboutMemory();
      }
      case LOOKS_UP -> {
        certainMemory = argument(step, 0).filter(CatalogueCall::namesMemory).isPresent();
        asks |= certainMemory;
      }
      case READS -> happens(Judgement.reads());
      case REPEATS -> {
        happens(Judgement.repeats());
        if (draft.isOnce()) {
          asks = true;
          certainMemory = true;
        }
      }
      case ADDS -> happens(WriteJudgement.adds(step.text(), draft, invocation));
      case ADDS_IF -> happens(addsIf(step.text()));
      case UPDATES -> happens(updates(step));
      case STORES -> happens(WriteJudgement.stores(stored(step), step.text(), invocation));
      case MAY_ADD -> happens(Judgement.undecided());
      case COMMITS -> reporter.commits(EffectReporter.callOf(invocation), invocation);
      case ROLLS_BACK -> PendingWrites.take(invocation.state());
      case TRANSACTION -> inTransaction(step);
      default -> throw new IllegalStateException("Not a step: " + step.kind());
    }
  }

  private Optional<AbstractValue> argument(Step step, int operand) {
    return operand < step.operands().size()
        ? invocation.argument(step.operands().get(operand).index())
        : Optional.empty();
  }

  // ------------------------------------------------------------------ results

  private AbstractValue created(String type) {
    return invocation
        .state()
        .reference(
            new LibraryObject(
                JavaType.library(type), Optional.of(invocation.site()), draft.attributes()));
  }

  private void storeInReceiver() {
    Optional<LibraryObject> object = invocation.receiverAs(LibraryObject.class);
    if (object.isPresent()) {
      invocation
          .receiver()
          .orElseThrow()
          .references()
          .forEach(
              id ->
                  invocation
                      .state()
                      .update(
                          id,
                          new LibraryObject(
                              object.get().type(), object.get().creation(), draft.attributes())));
    }
  }

  /** Steps that only say something leave a builder as it is; others answer something unknown. */
  private AbstractValue defaultResult(CallRule rule) {
    boolean builds =
        (receiver == Receiver.REQUEST || receiver == Receiver.LAZY)
            && rule.steps().stream().allMatch(step -> isDescription(step.kind()));
    if (builds && invocation.receiver().isPresent()) {
      return invocation.receiver().get();
    }
    List<AbstractValue> operands = new ArrayList<>(invocation.arguments());
    invocation.receiver().ifPresent(operands::add);
    return AbstractValue.derivedFrom(Sources.ofAll(operands, invocation.state()));
  }

  private static boolean isDescription(Step.Kind kind) {
    return switch (kind) {
      case SENDS,
          WRITES_BODY,
          READS_ANSWER,
          EXECUTES,
          READS,
          REPEATS,
          ADDS,
          ADDS_IF,
          UPDATES,
          STORES,
          MAY_ADD,
          COMMITS,
          ROLLS_BACK,
          TRANSACTION,
          ASKS,
          LOOKS_UP,
          JSON ->
          false;
      default -> true;
    };
  }

  // ------------------------------------------------------------------ HTTP

  private void verb(Step step) {
    switch (step.text()) {
      case "" -> argument(step, 0).ifPresent(draft::verb);
      case "by-name" -> draft.verb(AbstractValue.of(Value.known(invocation.method())));
      case "by-prefix" ->
          draft.verb(AbstractValue.of(Value.known(invocation.method().replace("Abs", ""))));
      case "by-suffix" ->
          draft.verb(AbstractValue.of(Value.known(invocation.method().replace("prepare", ""))));
      case "by-type" ->
          draft.verb(
              AbstractValue.of(
                  Value.known(
                      invocation
                          .type()
                          .map(type -> type.simpleName().substring("Http".length()))
                          .orElse(""))));
      default -> draft.verb(AbstractValue.of(Value.known(step.text())));
    }
  }

  private void url(AbstractValue argument) {
    AbstractValue value = argument;
    if (isClosure(argument)) {
      value = runWith(argument, URI_BUILDER);
    }
    Optional<Draft> built = draftOf(value);
    if (built.isPresent()) {
      built.get().url().ifPresent(draft::url);
    } else {
      draft.url(value);
    }
  }

  private void headers(Step step) {
    if (step.operands().isEmpty()) {
      List<AbstractValue> all = invocation.arguments();
      for (int index = 0; index + 1 < all.size(); index += 2) {
        draft.header(all.get(index), all.get(index + 1), invocation.site());
      }
      return;
    }
    Optional<AbstractValue> argument = argument(step, 0);
    if (argument.isPresent() && isClosure(argument.get())) {
      AbstractValue headers = emptyObject(HEADERS);
      run(argument.get(), List.of(headers), Timing.IN_PLACE);
      draftOf(headers).ifPresent(draft::add);
    } else {
      argument.ifPresent(this::addHeaders);
    }
  }

  private void addHeaders(AbstractValue headers) {
    State state = invocation.state();
    Optional<ConfigMap> map = state.object(headers, ConfigMap.class);
    Optional<Draft> built = draftOf(headers);
    if (built.isPresent()) {
      draft.add(built.get());
    } else if (map.isPresent()) {
      map.get()
          .entries()
          .forEach(
              (name, entry) ->
                  draft.header(AbstractValue.of(Value.known(name)), entry.value(), entry.site()));
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
      argument(step, operand).filter(value -> !isMediaType(value)).ifPresent(candidates::add);
    }
    if (candidates.isEmpty()) {
      return;
    }
    AbstractValue body = candidates.get(0);
    Optional<Draft> built = draftOf(body);
    if (built.isPresent()) {
      draft.add(built.get());
    } else if (isUnseenPart(body) || isClosure(body)) {
      draft.markUnseen();
    } else if (!(body instanceof AbstractValue.Null)) {
      draft.body(body);
    }
  }

  private boolean isMediaType(AbstractValue value) {
    return typeOf(value).filter(MEDIA_TYPES::contains).isPresent();
  }

  private boolean isUnseenPart(AbstractValue value) {
    return typeOf(value).filter(REQUEST_PARTS::contains).isPresent();
  }

  /**
   * Takes over the request that is an argument; an address alone is none. Where the step names a
   * type, the argument may be a lambda that fills in an object of it.
   */
  private void request(Step step) {
    for (int operand = 0; operand < step.operands().size(); operand++) {
      Optional<AbstractValue> argument = argument(step, operand);
      Optional<Draft> built =
          argument.flatMap(value -> step.text().isEmpty() ? draftOf(value) : filledIn(value, step));
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
    if (!isClosure(argument)) {
      return draftOf(argument);
    }
    AbstractValue filled = emptyObject(step.text());
    AbstractValue returned = run(argument, List.of(filled), Timing.IN_PLACE);
    return draftOf(returned).or(() -> draftOf(filled));
  }

  private void send() {
    Optional<Draft.Deferred> deferred = draft.deferred();
    if (deferred.isPresent()) {
      reporter.happens(
          deferred.get().kind(),
          draft.call().orElseGet(() -> EffectReporter.callOf(invocation)),
          deferred
              .get()
              .judgement()
              .with(CarriedEvidence.of(draft, invocation.state(), invocation.site())),
          invocation);
      return;
    }
    Judgement judgement = HttpJudgement.of(draft, invocation.state(), invocation.site());
    reporter.happens(
        EffectKind.HTTP,
        draft.call().orElseGet(() -> EffectReporter.callOf(invocation)),
        interceptors.considered(judgement, draft.family()),
        invocation);
  }

  private Optional<AbstractValue> json(AbstractValue object) {
    return BodyKey.in(object, invocation.state())
        .map(
            key ->
                Scalars.concatenation(
                    List.of(
                        AbstractValue.of(Value.known("{\"" + key.name() + "\":")),
                        AbstractValue.derivedFrom(Sources.of(object, invocation.state())))));
  }

  // ------------------------------------------------------------------ SQL

  private void sql(AbstractValue argument) {
    AbstractValue value = isClosure(argument) ? runWith(argument, CONNECTION) : argument;
    Optional<Draft> prepared = draftOf(value);
    if (prepared.isPresent()) {
      draft.add(prepared.get());
    } else if (!isClosure(argument)) {
      draft.sql(value);
    }
  }

  private void insertInto(AbstractValue table) {
    draft.sql(
        Scalars.concatenation(
            List.of(
                AbstractValue.of(Value.known("INSERT INTO ")),
                table,
                AbstractValue.of(Value.known(" VALUES (?)")))));
  }

  /** A list of column names or the constant of JDBC. */
  private boolean tellsGeneratedKey(AbstractValue keys) {
    return keys.text().filter("RETURN_GENERATED_KEYS"::equals).isPresent()
        || invocation.state().object(keys, Sequence.class).isPresent();
  }

  private void parameters(Step step) {
    if (step.operands().isEmpty()) {
      return;
    }
    int first = step.operands().get(0).index();
    List<AbstractValue> rest =
        invocation
            .arguments()
            .subList(Math.min(first, invocation.arguments().size()), invocation.arguments().size());
    if (rest.isEmpty()) {
      return;
    }
    State state = invocation.state();
    Optional<ConfigMap> map = state.object(rest.get(0), ConfigMap.class);
    Optional<Draft> source = draftOf(rest.get(0));
    if (map.isPresent()) {
      map.get()
          .entries()
          .forEach(
              (name, entry) -> draft.parameter(AbstractValue.of(Value.known(name)), entry.value()));
    } else if (source.isPresent()) {
      draft.add(source.get());
    } else {
      draft.parameters(
          state.object(rest.get(0), Sequence.class).map(Sequence::elements).orElse(rest));
    }
  }

  private void executeStatement() {
    if (draft.sql().isEmpty() && !draft.hasGeneratedKey()) {
      boolean runsCode = invocation.arguments().stream().anyMatch(this::isClosure);
      if (runsCode) {
        return;
      }
      draft.sql(AbstractValue.opaque());
    }
    if (invocation.arguments().stream().anyMatch(this::isKeyHolder)) {
      draft.markGeneratedKey();
    }
    SqlJudgement sql = SqlJudgement.of(draft, invocation.state());
    Judgement judgement = sql.judgement(invocation);
    EffectKind kind = kind().orElse(EffectKind.SQL);
    asked = Optional.of(kind.domain());
    report(kind, draft.call().orElseGet(() -> EffectReporter.callOf(invocation)), judgement);
    if (sql.reads()) {
      asks = true;
      certainMemory = sql.isMemory();
      return;
    }
    if (sql.notes(invocation)) {
      HandledMemory.noted(
          "notes the record in '%s'".formatted(sql.table()), kind.domain(), invocation);
    }
    certainMemory = sql.notes(invocation) || sql.countsOnlyOnce();
    asks |= certainMemory;
  }

  private void inTransaction(Step step) {
    PendingWrites.take(invocation.state());
    Optional<AbstractValue> code = argument(step, 0).filter(this::isClosure);
    if (code.isPresent()) {
      AbstractValue given =
          step.text().isEmpty() ? AbstractValue.opaque() : emptyObject(step.text());
      result = Optional.of(run(code.get(), List.of(given), Timing.IN_PLACE));
    }
    reporter.commits(EffectReporter.callOf(invocation), invocation);
  }

  private boolean isKeyHolder(AbstractValue value) {
    return typeOf(value).filter(KEY_HOLDERS::contains).isPresent();
  }

  // ------------------------------------------------------------------ others

  private Optional<EffectKind> kind() {
    return draft.kind().or(receiver::kind);
  }

  private void happens(Judgement judgement) {
    EffectKind kind = kind().orElse(EffectKind.REMOTE_CALL);
    String call = draft.call().orElseGet(() -> EffectReporter.callOf(invocation));
    boolean writes = judgement.repetition() != Effect.Repetition.READS_ONLY;
    if (writes && kind.domain().remembers() && isAboutMemory()) {
      report(kind, call, Judgement.undecided());
      HandledMemory.noted("notes the record as handled", kind.domain(), invocation);
    } else {
      report(kind, call, judgement);
    }
  }

  private void report(EffectKind kind, String call, Judgement judgement) {
    if (later) {
      draft.call(call);
      draft.defer(kind, judgement);
    } else {
      reporter.happens(kind, call, judgement, invocation);
    }
  }

  /** Whether a collection, map or class that the call names seems to hold what was handled. */
  private boolean isAboutMemory() {
    boolean named = draft.name().filter(IdempotencyNames::isMemory).isPresent();
    boolean ofClass =
        kind().filter(EffectKind.NOSQL::equals).isPresent()
            && invocation.arguments().stream()
                .flatMap(argument -> argument.text().stream())
                .anyMatch(IdempotencyNames::isMemory);
    return named || ofClass;
  }

  private void key(AbstractValue key) {
    draft.key("'%s'".formatted(EffectReporter.callOf(invocation)), key, invocation.site());
  }

  private void entry(Step step) {
    Optional<AbstractValue> value = argument(step, 1);
    WriteJudgement.entry(
        argument(step, 0), value, value.flatMap(this::draftOf).flatMap(Draft::condition), draft);
  }

  /** Takes over what all arguments say, each of which may be a list of parts. */
  private void parts() {
    for (AbstractValue argument : invocation.arguments()) {
      List<AbstractValue> parts =
          invocation
              .state()
              .object(argument, Sequence.class)
              .map(Sequence::elements)
              .orElse(List.of(argument));
      for (AbstractValue part : parts) {
        draftOf(part).ifPresentOrElse(draft::add, draft::markUnseen);
      }
    }
  }

  /** An argument that is not seen could be the one that is looked for. */
  private Judgement addsIf(String text) {
    String[] words = text.split(" ", 2);
    boolean found =
        invocation.arguments().stream()
            .anyMatch(argument -> argument.text().filter(words[0]::equals).isPresent());
    return found && words.length > 1
        ? WriteJudgement.adds(words[1], draft, invocation)
        : Judgement.repeats();
  }

  private Judgement updates(Step step) {
    Optional<Draft> filter = argument(step, 1).flatMap(this::draftOf);
    boolean unseenFilter = argument(step, 1).isPresent() && filter.isEmpty();
    return unseenFilter
        ? Judgement.undecided()
        : WriteJudgement.updates(argument(step, 0).flatMap(this::draftOf), filter, invocation);
  }

  /** What is stored: an argument, or what was filled in before. */
  private Optional<Draft> stored(Step step) {
    return step.operands().isEmpty()
        ? Optional.of(draft)
        : argument(step, 0).flatMap(this::draftOf);
  }

  private static boolean namesMemory(AbstractValue key) {
    return parts(key.asValue()).stream()
        .flatMap(part -> part.text().stream())
        .anyMatch(IdempotencyNames::isMemory);
  }

  private static List<Value> parts(Value value) {
    return value instanceof Value.Composite composite ? composite.parts() : List.of(value);
  }

  private Optional<Draft> draftOf(AbstractValue value) {
    return invocation
        .state()
        .object(value, LibraryObject.class)
        .filter(object -> !KEY_HOLDERS.contains(object.type().name()))
        .map(Draft::of);
  }

  private Optional<String> typeOf(AbstractValue value) {
    if (value instanceof AbstractValue.Opaque opaque) {
      return opaque.type().map(JavaType::name);
    }
    return invocation
        .state()
        .object(value, LibraryObject.class)
        .map(object -> object.type().name());
  }

  private boolean isClosure(AbstractValue value) {
    return invocation.state().object(value, Closure.class).isPresent();
  }

  private AbstractValue emptyObject(String type) {
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), Map.of()));
  }

  private AbstractValue runWith(AbstractValue closure, String parameterType) {
    return run(closure, List.of(emptyObject(parameterType)), Timing.IN_PLACE);
  }

  private AbstractValue run(AbstractValue closure, List<AbstractValue> arguments, Timing timing) {
    closuresRun.add(closure);
    return invocation
        .engine()
        .run(closure, arguments, invocation.state(), invocation.frame(), timing);
  }

  private void runOtherClosures() {
    Timing timing = receiver == Receiver.LAZY ? Timing.ELSEWHERE : Timing.MAYBE;
    for (AbstractValue argument : invocation.arguments()) {
      if (isClosure(argument) && !closuresRun.contains(argument)) {
        run(argument, List.of(), timing);
      }
    }
  }
}
