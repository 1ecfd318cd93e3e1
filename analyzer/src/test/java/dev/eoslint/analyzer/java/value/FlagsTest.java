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

  private static Map<Flag, Boolean> known(Map<String, AbstractValue> variables) {
    return Flags.telling(CALL, variables, Map.of(), Map.of(), Map.of());
  }

  private static HeapObject client(Optional<Site> creation) {
    return new LibraryObject(JavaType.library("probe.Client"), creation, Map.of());
  }

  @Test
  void booleansAreFlags() {
    assertThat(known(Map.of("opened", YES))).containsExactly(Map.entry(local("opened"), true));
    assertThat(known(Map.of("opened", NO))).containsExactly(Map.entry(local("opened"), false));
  }

  @Test
  void textsAndUnknownValuesAreNot() {
    assertThat(known(Map.of("name", AbstractValue.known("north", SITE)))).isEmpty();
    assertThat(Flags.valueOf(local("name"), CALL, Map.of("name", AbstractValue.opaque()), Map.of()))
        .isEmpty();
    assertThat(known(Map.of("opened", AbstractValue.join(YES, NO)))).isEmpty();
  }

  @Test
  void nullIsAFlag() {
    assertThat(known(Map.of("name", new AbstractValue.Null())))
        .containsExactly(Map.entry(local("name").ofNull(), true));
  }

  @Test
  void onlyAnObjectThatWasSeenToBeCreatedIsNotNull() {
    Map<String, AbstractValue> variables =
        Map.of("made", new AbstractValue.Reference(1), "given", new AbstractValue.Reference(2));
    Map<Integer, HeapObject> heap =
        Map.of(1, client(Optional.of(SITE)), 2, client(Optional.empty()));

    assertThat(Flags.telling(CALL, variables, heap, heap, Map.of()))
        .containsExactly(Map.entry(local("made").ofNull(), false));
  }

  @Test
  void whatAPathAssumesIsMoreThanWhatValuesSay() {
    Map<Flag, Boolean> assumed = Map.of(local("name").ofNull(), true);
    Map<String, AbstractValue> variables = Map.of("name", AbstractValue.opaque());

    assertThat(Flags.telling(CALL, variables, Map.of(), Map.of(), assumed)).isEqualTo(assumed);
  }

  @Test
  void anUnknownValueTellsAPathFromOneOnWhichItIsNull() {
    Map<String, AbstractValue> variables = Map.of("name", AbstractValue.opaque());

    assertThat(known(variables)).containsExactly(Map.entry(local("name").ofNull(), false));
    assertThat(Flags.valueOf(local("name").ofNull(), CALL, variables, Map.of())).isEmpty();
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
