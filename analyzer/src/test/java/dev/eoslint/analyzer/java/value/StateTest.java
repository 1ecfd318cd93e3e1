package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class StateTest {

  private static final Site SITE = Site.startOf("Main.java");
  private static final AbstractValue YES = AbstractValue.known("true", SITE);
  private static final AbstractValue NO = AbstractValue.known("false", SITE);
  private static final int LAMP = 99;

  private enum Lamp implements Status {
    ON,
    OFF;

    @Override
    public boolean isUnfinished() {
      return this == ON;
    }
  }

  /** Returns a state where the lamp is on when {@code done} is true. */
  private static State onWhenDone() {
    State on = new State();
    on.assign("done", YES);
    on.setStatus(LAMP, Lamp.ON);
    State off = on.fork();
    off.assign("done", NO);
    off.setStatus(LAMP, Lamp.OFF);
    return State.join(List.of(on, off)).orElseThrow();
  }

  @Test
  void pathsThatMeetAreToldApartByAFlag() {
    State state = onWhenDone();

    assertThat(state.statuses(LAMP)).containsExactlyInAnyOrder(Lamp.ON, Lamp.OFF);
    state.protocol().assume(state.localFlag("done"), true);
    assertThat(state.statuses(LAMP)).containsExactly(Lamp.ON);
  }

  @Test
  void anAssignmentMakesAFlagTellNothing() {
    State state = onWhenDone();

    state.assign("done", AbstractValue.opaque());
    state.protocol().assume(state.localFlag("done"), true);

    assertThat(state.statuses(LAMP)).containsExactlyInAnyOrder(Lamp.ON, Lamp.OFF);
  }

  @Test
  void aValueThatIsNoLongerKnownIsStillTheSame() {
    State state = onWhenDone();

    state.makeUnknown("done", AbstractValue.opaque());
    state.protocol().assume(state.localFlag("done"), false);

    assertThat(state.statuses(LAMP)).containsExactly(Lamp.OFF);
  }

  @Test
  void whatAPathAssumesEndsWithAnAssignment() {
    State state = new State();
    Flag missing = state.localFlag("key").whetherNull();
    state.protocol().assume(missing, true);
    assertThat(state.protocol().assumed(missing)).contains(true);

    state.assign("key", AbstractValue.opaque());

    assertThat(state.protocol().assumed(missing)).isEmpty();
  }

  @Test
  void onlyWhatBothPathsAssumeIsAssumedWhereTheyMeet() {
    State here = new State();
    Flag wide = here.localFlag("wide");
    Flag late = here.localFlag("late");
    here.protocol().assume(late, true);
    State there = here.fork();
    here.protocol().assume(wide, true);
    there.protocol().assume(wide, false);

    State joined = State.join(List.of(here, there)).orElseThrow();

    assertThat(joined.protocol().assumed(wide)).isEmpty();
    assertThat(joined.protocol().assumed(late)).contains(true);
  }

  @Test
  void whatOnePathAssumesTheOtherMayKnow() {
    State here = new State();
    Flag wide = here.localFlag("wide");
    here.assign("wide", AbstractValue.opaque());
    State there = here.fork();
    here.protocol().assume(wide, true);
    there.assign("wide", YES);

    assertThat(State.join(List.of(here, there)).orElseThrow().protocol().assumed(wide))
        .contains(true);
  }

  @Test
  void aCallHasVariablesAndFlagsOfItsOwn() {
    State state = new State();
    state.assign("name", YES);
    Locals caller = state.locals();
    Flag outer = state.localFlag("name");

    state.enter(Map.of("name", NO));

    assertThat(state.variable("name")).contains(NO);
    assertThat(state.localFlag("name")).isNotEqualTo(outer);
    state.protocol().assume(state.localFlag("name"), true);
    state.restore(caller);
    assertThat(state.variable("name")).contains(YES);
    assertThat(state.localFlag("name")).isEqualTo(outer);
    assertThat(state.protocol().assumed(outer)).isEmpty();
  }

  @Test
  void whatDependedOnAVariableOfTheCallDependsOnItsResult() {
    State state = new State();
    Locals caller = state.locals();
    state.enter(Map.of());
    State on = state.fork();
    on.assign("returned", YES);
    on.setStatus(LAMP, Lamp.ON);
    State off = state.fork();
    off.assign("returned", NO);
    off.setStatus(LAMP, Lamp.OFF);
    state.become(State.join(List.of(on, off)).orElseThrow());

    state.restore(caller, "returned", "result");
    state.protocol().moveFlag(state.localFlag("result"), state.localFlag("failed"), true);
    state.protocol().exclude(state.localFlag("failed"), true);

    assertThat(state.statuses(LAMP)).containsExactly(Lamp.ON);
  }

  @Test
  void aSharedObjectIsTheSameOnAllPaths() {
    State here = new State();
    State there = here.fork();
    HeapObject red = ConfigMap.empty();

    assertThat(here.shared("red", red)).isEqualTo(there.shared("red", red));
    assertThat(here.shared("green", red)).isNotEqualTo(there.shared("red", red));
    assertThat(here.singleton("red")).isEqualTo(there.singleton("red"));
  }

  @Test
  void aVariableThatIsRemovedTellsNothing() {
    State state = onWhenDone();
    state.remove("done");
    state.protocol().assume(state.localFlag("done"), true);

    assertThat(state.variable("done")).isEmpty();
    assertThat(state.statuses(LAMP)).containsExactlyInAnyOrder(Lamp.ON, Lamp.OFF);
  }

  @Test
  void waysThatAFlagTellsApartArePartedAndJoinedAgain() {
    State state = onWhenDone();

    State on = state.part(LAMP, Lamp.ON::equals).orElseThrow();

    assertThat(on.statuses(LAMP)).containsExactly(Lamp.ON);
    assertThat(state.statuses(LAMP)).containsExactly(Lamp.OFF);
    state.joinWith(on);
    assertThat(state.statuses(LAMP)).containsExactlyInAnyOrder(Lamp.ON, Lamp.OFF);
    assertThat(state.part(LAMP, Lamp.ON::equals)).isPresent();
  }

  @Test
  void waysThatNoFlagTellsApartStayTogether() {
    State state = new State();
    state.setStatuses(LAMP, Set.of(Lamp.OFF, Lamp.ON));

    assertThat(state.part(LAMP, Lamp.ON::equals)).isEmpty();
    assertThat(state.statuses(LAMP)).containsExactlyInAnyOrder(Lamp.ON, Lamp.OFF);
  }

  @Test
  void aMoveThatNoWayCanMakeChangesNothing() {
    State state = onWhenDone();

    assertThat(state.moveStatuses(LAMP, status -> Optional.empty())).isFalse();
    assertThat(state.statuses(LAMP)).containsExactlyInAnyOrder(Lamp.ON, Lamp.OFF);
  }

  @Test
  void anObjectWithoutAProtocolCanMakeEveryMove() {
    State state = new State();

    assertThat(state.moveStatuses(LAMP, status -> Optional.empty())).isTrue();
    assertThat(state.statuses(LAMP)).isEmpty();
  }

  @Test
  void whatOneObjectMustStillDoIsUnfinished() {
    State state = new State();
    state.setStatus(LAMP, Lamp.OFF);
    assertThat(state.isUnfinished()).isFalse();

    state.setStatuses(LAMP, Set.of(Lamp.OFF, Lamp.ON));

    assertThat(state.isUnfinished()).isTrue();
  }

  @Test
  void aPathThatEndsIsNotReachable() {
    State state = new State();
    State other = state.fork();
    state.markUnreachable();

    assertThat(state.isReachable()).isFalse();
    assertThat(state.fork().isReachable()).isFalse();
    assertThat(State.join(List.of(state, other)).orElseThrow().isReachable()).isTrue();
  }
}
