package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Judges writes to stores without SQL by what their arguments say: operators, filters, identifiers.
 *
 * <p>Sources: the update operators of MongoDB, the update expressions of DynamoDB, the clauses of
 * Cypher.
 */
final class WriteJudgement {

  private static final Set<String> ACCUMULATING =
      Set.of("$inc", "$mul", "$push", "$pop", "$pushAll", "$bit");

  private static final Set<String> COMPARING =
      Set.of("$ne", "$nin", "$lt", "$lte", "$gt", "$gte", "$exists", "$not", "$nor", "$or");

  private static final Set<String> IDENTIFIERS = Set.of("_id", "id");

  private static final Pattern OPERATOR_IN_TEXT =
      Pattern.compile("\"?(\\$(?:inc|mul|push|pop|bit))\\b\"?");

  /** {@code SET total = total + :n}, also with the parts of a path and placeholders of names. */
  private static final Pattern SELF_ASSIGNMENT = Pattern.compile("([\\w.#]+)\\s*=\\s*\\1\\s*[-+]");

  private static final Pattern ADD_CLAUSE = Pattern.compile("(?:^|\\s)ADD\\s+[\\w#]");

  private static final Pattern LIST_APPEND = Pattern.compile("list_append\\s*\\(");

  /** A clause of Cypher that makes a node; after {@code MERGE} it may depend on what is there. */
  private static final Pattern CREATE_NODE = Pattern.compile("(?i)^\\s*CREATE\\s*\\(");

  private static final String FILTER = "the condition of the filter";

  private WriteJudgement() {}

  /** Judges a call that adds another effect, unless what it carries is not seen. */
  static Judgement adds(String reason, Draft draft, Invocation invocation) {
    if (draft.isPartlyUnseen()) {
      return Judgement.undecided();
    }
    List<IdempotencyEvidence> evidence =
        new ArrayList<>(CarriedEvidence.of(draft, invocation.state(), invocation.site()));
    if (SqlJudgement.catchesDuplicate(invocation)) {
      evidence.add(
          new IdempotencyEvidence(
              invocation.site(), "the violated unique constraint is caught", true));
    }
    return Judgement.adds(reason).with(evidence);
  }

  /** Judges a change of something that a filter chooses. */
  static Judgement updates(Optional<Draft> update, Optional<Draft> filter, Invocation invocation) {
    boolean unseen =
        update.isEmpty()
            || update.get().isPartlyUnseen()
            || filter.filter(Draft::isPartlyUnseen).isPresent();
    if (unseen) {
      return Judgement.undecided();
    }
    Optional<String> reason = update.get().accumulation();
    if (reason.isEmpty()) {
      return Judgement.repeats();
    }
    filter.flatMap(Draft::condition).ifPresent(update.get()::condition);
    return adds(reason.get(), update.get(), invocation);
  }

  /**
   * Judges something that is stored under an identifier.
   *
   * @param reason what a second execution does when nothing identifies it; empty when the store
   *     always asks for an identifier
   */
  static Judgement stores(Optional<Draft> stored, String reason, Invocation invocation) {
    if (stored.isEmpty() || stored.get().isPartlyUnseen()) {
      return Judgement.undecided();
    }
    Draft draft = stored.get();
    Optional<String> random = draft.identity().flatMap(Randomness::of);
    if (draft.accumulation().isPresent()) {
      return adds(draft.accumulation().get(), draft, invocation);
    } else if (random.isPresent()) {
      return adds(
          "a second execution stores a second one because '%s' gives it a new name"
              .formatted(random.get()),
          draft,
          invocation);
    } else if (draft.identity().isPresent()) {
      return Judgement.repeats();
    }
    return reason.isEmpty() ? Judgement.undecided() : adds(reason, draft, invocation);
  }

  /** Notes the name of a column that a filter compares. */
  static void column(Optional<AbstractValue> name, Draft draft) {
    Optional<String> text = name.flatMap(AbstractValue::text);
    if (text.isEmpty()) {
      draft.condition(FILTER);
    } else if (!IDENTIFIERS.contains(text.get()) && IdempotencyNames.isState(text.get())) {
      draft.condition("the condition on '%s'".formatted(text.get()));
    }
  }

  /** Notes an entry of a document, which may be an update, a filter or the stored object. */
  static void entry(
      Optional<AbstractValue> name,
      Optional<AbstractValue> value,
      Optional<String> conditionOfValue,
      Draft draft) {
    Optional<String> text = name.flatMap(AbstractValue::text);
    if (text.isEmpty()) {
      draft.markUnseen();
    } else if (ACCUMULATING.contains(text.get())) {
      draft.accumulates(executedAgain(text.get()));
    } else if (COMPARING.contains(text.get())) {
      draft.condition(FILTER);
    } else if (IDENTIFIERS.contains(text.get())) {
      value.ifPresent(draft::identity);
    } else {
      column(name, draft);
      conditionOfValue.ifPresent(draft::condition);
    }
  }

  /** Notes what the text of an update does to values that are there. */
  static void operators(Optional<AbstractValue> update, Draft draft) {
    Optional<String> text = update.flatMap(AbstractValue::text);
    if (text.isEmpty()) {
      draft.markUnseen();
      return;
    }
    accumulation(text.get()).ifPresent(draft::accumulates);
  }

  private static Optional<String> accumulation(String text) {
    Matcher operator = OPERATOR_IN_TEXT.matcher(text);
    if (operator.find()) {
      return Optional.of(executedAgain(operator.group(1)));
    } else if (CREATE_NODE.matcher(text).find()) {
      return Optional.of("a second execution creates a second node");
    }
    boolean accumulates =
        SELF_ASSIGNMENT.matcher(text).find()
            || ADD_CLAUSE.matcher(text).find()
            || LIST_APPEND.matcher(text).find();
    return accumulates
        ? Optional.of("a second execution changes the value once more")
        : Optional.empty();
  }

  private static String executedAgain(String operator) {
    return "a second execution applies '%s' again".formatted(operator);
  }
}
