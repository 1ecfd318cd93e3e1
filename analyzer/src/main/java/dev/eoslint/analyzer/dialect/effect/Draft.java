package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What calls have said so far of a request or statement. */
final class Draft {

  private static final String VERB = "verb";
  private static final String URL = "url";
  private static final String BODY = "body";
  private static final String KEY = "idempotency key";
  private static final String KEY_NAME = "idempotency key name";
  private static final String UNSEEN = "partly unseen";
  private static final String FAMILY = "client family";
  private static final String CALL = "call";
  private static final String SENT = "sent";
  private static final String SQL = "sql";
  private static final String GENERATED = "generated key";
  private static final String ONCE = "only once";
  private static final String PARAMETER = "parameter ";
  private static final String IDENTITY = "identity";
  private static final String NAME = "name";
  private static final String KIND = "kind of effect";
  private static final String ACCUMULATES = "accumulates";
  private static final String CONDITION = "condition";
  private static final String DEFERRED = "deferred effect";
  private static final String DEFERRED_REASON = "deferred reason";
  private static final String MESSAGE = "message";

  private static final Set<String> VERBS =
      Set.of("GET", "HEAD", "OPTIONS", "TRACE", "POST", "PUT", "PATCH", "DELETE");

  private final Map<String, AbstractValue> attributes;

  private Draft(Map<String, AbstractValue> attributes) {
    this.attributes = new LinkedHashMap<>(attributes);
  }

  static Draft empty() {
    return new Draft(Map.of());
  }

  static Draft of(LibraryObject object) {
    return new Draft(object.attributes());
  }

  /** Returns what has been said, as attributes of a library object. */
  Map<String, AbstractValue> attributes() {
    return attributes;
  }

  /** Takes over what {@code other} says. */
  void add(Draft other) {
    other.attributes.forEach(
        (name, value) -> {
          if (!name.equals(KEY) && !name.equals(KEY_NAME)) {
            attributes.put(name, value);
          }
        });
    other.key().ifPresent(value -> other.keyName().ifPresent(name -> key(name, value)));
  }

  Optional<String> verb() {
    return text(VERB);
  }

  /** Sets the verb; a value that is known to be something else changes nothing. */
  void verb(AbstractValue verb) {
    Optional<String> text = verb.text().map(known -> known.toUpperCase(Locale.ROOT));
    if (text.filter(VERBS::contains).isPresent()) {
      attributes.put(VERB, AbstractValue.of(Value.known(text.get())));
    } else if (text.isEmpty()) {
      attributes.put(VERB, AbstractValue.of(Value.unknown()));
    }
  }

  Optional<AbstractValue> url() {
    return Optional.ofNullable(attributes.get(URL));
  }

  void url(AbstractValue url) {
    attributes.put(URL, url);
  }

  Optional<AbstractValue> body() {
    return Optional.ofNullable(attributes.get(BODY));
  }

  void body(AbstractValue body) {
    attributes.put(BODY, body);
  }

  /** Adds a header. */
  void header(AbstractValue name, AbstractValue value, Site site) {
    Optional<String> text = name.text();
    if (text.isEmpty()) {
      markUnseen();
    } else if (IdempotencyNames.isKeyHeader(text.get())) {
      key("the header '%s'".formatted(text.get()), value, site);
    }
  }

  /**
   * Adds a key by which the other side recognises a repetition.
   *
   * @param description what holds it
   * @param site where it is set
   */
  void key(String description, AbstractValue value, Site site) {
    key(AbstractValue.known(description, site), value);
  }

  /** A key that holds is not replaced by one that does not. */
  private void key(AbstractValue name, AbstractValue value) {
    boolean worse = attributes.containsKey(KEY) && Randomness.of(value).isPresent();
    if (!worse) {
      attributes.put(KEY_NAME, name);
      attributes.put(KEY, value);
    }
  }

  Optional<AbstractValue> key() {
    return Optional.ofNullable(attributes.get(KEY));
  }

  /** Returns what holds the key, for people, with the site that sets it. */
  Optional<AbstractValue> keyName() {
    return Optional.ofNullable(attributes.get(KEY_NAME));
  }

  /** Says that something about it is not seen. */
  void markUnseen() {
    attributes.put(UNSEEN, AbstractValue.of(Value.known("true")));
  }

  boolean isPartlyUnseen() {
    return attributes.containsKey(UNSEEN);
  }

  Optional<String> family() {
    return text(FAMILY);
  }

  void family(String family) {
    attributes.put(FAMILY, AbstractValue.of(Value.known(family)));
  }

  /** Returns how people call the call that makes the request. */
  Optional<String> call() {
    return text(CALL);
  }

  void call(String call) {
    attributes.put(CALL, AbstractValue.of(Value.known(call)));
  }

  boolean isSent() {
    return attributes.containsKey(SENT);
  }

  void markSent() {
    attributes.put(SENT, AbstractValue.of(Value.known("true")));
  }

  Optional<AbstractValue> sql() {
    return Optional.ofNullable(attributes.get(SQL));
  }

  void sql(AbstractValue sql) {
    attributes.put(SQL, sql);
  }

  boolean hasGeneratedKey() {
    return attributes.containsKey(GENERATED);
  }

  void markGeneratedKey() {
    attributes.put(GENERATED, AbstractValue.of(Value.known("true")));
  }

  boolean isOnce() {
    return attributes.containsKey(ONCE);
  }

  void markOnce() {
    attributes.put(ONCE, AbstractValue.of(Value.known("true")));
  }

  /** Returns whether it is a message of a service, or is becoming one. */
  boolean isMessage() {
    return attributes.containsKey(MESSAGE);
  }

  void markMessage() {
    attributes.put(MESSAGE, AbstractValue.of(Value.known("true")));
  }

  Optional<AbstractValue> parameter(String place) {
    return Optional.ofNullable(attributes.get(PARAMETER + place));
  }

  void parameter(AbstractValue place, AbstractValue value) {
    place.text().ifPresent(text -> attributes.put(PARAMETER + text, value));
  }

  void parameters(List<AbstractValue> inOrder) {
    for (int index = 0; index < inOrder.size(); index++) {
      attributes.put(PARAMETER + (index + 1), inOrder.get(index));
    }
  }

  /** Returns the name of the collection, table or map that it is about. */
  Optional<String> name() {
    return text(NAME);
  }

  /** Says what it is about; of a name only the known start may be known. */
  void name(AbstractValue name) {
    Value first =
        name.asValue() instanceof Value.Composite composite
            ? composite.parts().get(0)
            : name.asValue();
    first.text().ifPresent(text -> attributes.put(NAME, AbstractValue.of(Value.known(text))));
  }

  /** Returns what kind of effect it has, if a call has said so. */
  Optional<EffectKind> kind() {
    return text(KIND).map(EffectKind::valueOf);
  }

  void kind(EffectKind kind) {
    attributes.put(KIND, AbstractValue.of(Value.known(kind.name())));
  }

  /** Returns what it is stored under or starts as. */
  Optional<AbstractValue> identity() {
    return Optional.ofNullable(attributes.get(IDENTITY));
  }

  void identity(AbstractValue identity) {
    attributes.put(IDENTITY, identity);
  }

  /** Returns what a second execution would add, if it would. */
  Optional<String> accumulation() {
    return text(ACCUMULATES);
  }

  void accumulates(String reason) {
    attributes.put(ACCUMULATES, AbstractValue.of(Value.known(reason)));
  }

  /** Returns the condition that a second execution would fail, for people. */
  Optional<String> condition() {
    return text(CONDITION);
  }

  void condition(String description) {
    attributes.put(CONDITION, AbstractValue.of(Value.known(description)));
  }

  /** Returns what happens once somebody asks for the result. */
  Optional<Deferred> deferred() {
    return text(DEFERRED)
        .map(
            kind ->
                new Deferred(
                    EffectKind.valueOf(kind),
                    text(DEFERRED_REASON).map(Judgement::adds).orElseGet(Judgement::repeats)));
  }

  /** Says that this happens only when somebody asks for the result. */
  void defer(EffectKind kind, Judgement judgement) {
    if (judgement.repetition() == Repetition.ADDS_ANOTHER_EFFECT) {
      attributes.put(DEFERRED, AbstractValue.of(Value.known(kind.name())));
      attributes.put(DEFERRED_REASON, AbstractValue.of(Value.known(judgement.reason())));
    }
  }

  /**
   * An effect that waits.
   *
   * @param judgement what a repetition does, without evidence
   */
  record Deferred(EffectKind kind, Judgement judgement) {}

  private Optional<String> text(String attribute) {
    return Optional.ofNullable(attributes.get(attribute)).flatMap(AbstractValue::text);
  }
}
