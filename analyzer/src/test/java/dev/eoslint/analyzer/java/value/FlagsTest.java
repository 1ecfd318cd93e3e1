package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.model.Site;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class FlagsTest {

  private static final int CALL = 7;
  private static final Site SITE = Site.startOf("Main.java");
  private static final AbstractValue YES = AbstractValue.known("true", SITE);
  private static final AbstractValue NO = AbstractValue.known("false", SITE);

  private static Flag local(String name) {
    return new Flag(CALL, true, name);
  }

  private static Map<Flag, Boolean> telling(Map<String, AbstractValue> variables) {
    return Flags.telling(CALL, variables, Map.of(), FlagsTest::noObject, Map.of());
  }

  private static Optional<Boolean> valueOf(Flag flag, AbstractValue value) {
    return Flags.valueOf(flag, CALL, Map.of("door", value), FlagsTest::noObject);
  }

  private static Optional<HeapObject> noObject(int id) {
    return Optional.empty();
  }

  private static HeapObject client(Optional<Site> creation) {
    return new LibraryObject(JavaType.library("probe.Client"), creation, Map.of());
  }

  @Test
  void booleansAreFlags() {
    assertThat(telling(Map.of("open", YES))).containsEntry(local("open"), true);
    assertThat(telling(Map.of("open", NO))).containsEntry(local("open"), false);
    assertThat(valueOf(local("door"), YES)).contains(true);
    assertThat(valueOf(local("door"), NO)).contains(false);
  }

  @Test
  void textsAndSeveralValuesAreNot() {
    assertThat(telling(Map.of("name", AbstractValue.known("north", SITE)))).isEmpty();
    assertThat(telling(Map.of("open", AbstractValue.join(YES, NO)))).isEmpty();
    assertThat(valueOf(local("door"), AbstractValue.join(YES, NO))).isEmpty();
  }

  @Test
  void nullIsAFlag() {
    assertThat(telling(Map.of("door", new AbstractValue.Null())))
        .containsExactly(Map.entry(local("door").whetherNull(), true));
    assertThat(valueOf(local("door").whetherNull(), new AbstractValue.Null())).contains(true);
  }

  @Test
  void onlyAnObjectThatWasSeenToBeCreatedIsNotNull() {
    Map<String, AbstractValue> variables =
        Map.of("made", new AbstractValue.Reference(1), "given", new AbstractValue.Reference(2));
    Map<Integer, HeapObject> heap =
        Map.of(1, client(Optional.of(SITE)), 2, client(Optional.empty()));

    assertThat(
            Flags.telling(
                CALL, variables, Map.of(), id -> Optional.ofNullable(heap.get(id)), Map.of()))
        .containsExactly(Map.entry(local("made").whetherNull(), false));
    assertThat(
            Flags.valueOf(
                local("made").whetherNull(),
                CALL,
                variables,
                id -> Optional.ofNullable(heap.get(id))))
        .contains(false);
    assertThat(
            Flags.valueOf(
                local("given").whetherNull(),
                CALL,
                variables,
                id -> Optional.ofNullable(heap.get(id))))
        .isEmpty();
  }

  @Test
  void whatAPathAssumesIsMoreThanWhatValuesSay() {
    Map<Flag, Boolean> assumed = Map.of(local("name").whetherNull(), true);
    Map<String, AbstractValue> variables = Map.of("name", AbstractValue.opaque());

    assertThat(Flags.telling(CALL, variables, Map.of(), FlagsTest::noObject, assumed))
        .isEqualTo(assumed);
  }

  @Test
  void anUnknownValueOnlyTellsAPathFromOneOnWhichItIsNull() {
    assertThat(telling(Map.of("door", AbstractValue.opaque())))
        .containsExactly(Map.entry(local("door").whetherNull(), false));
    assertThat(valueOf(local("door").whetherNull(), AbstractValue.opaque())).isEmpty();
  }

  @Test
  void theValueOfAVariableSaysNothingOfItsProperties() {
    assertThat(valueOf(local("door.isOpen()"), YES)).isEmpty();
    assertThat(valueOf(local("door.isOpen()").whetherNull(), new AbstractValue.Null())).isEmpty();
  }

  @Test
  void theVariableOfAnotherCallIsAnotherOne() {
    assertThat(valueOf(new Flag(CALL + 1, true, "door"), YES)).isEmpty();
  }

  @Test
  void flagsThatAreTheSameElsewhereTellNothing() {
    Map<Flag, Boolean> here = Map.of(local("opened"), true, local("late"), false);
    Map<Flag, Boolean> there = Map.of(local("opened"), false, local("late"), false);

    assertThat(Flags.without(here, there, Set.of("opened", "late")))
        .containsExactly(Map.entry(local("opened"), true));
  }

  @Test
  void variablesThatTheOtherPathDoesNotHaveTellNothing() {
    Map<Flag, Boolean> here =
        Map.of(local("inner"), true, local("door.isOpen()"), true, new Flag(3, false, "on"), true);

    assertThat(Flags.without(here, Map.of(), Set.of("door")))
        .containsOnlyKeys(local("door.isOpen()"), new Flag(3, false, "on"));
  }
}
