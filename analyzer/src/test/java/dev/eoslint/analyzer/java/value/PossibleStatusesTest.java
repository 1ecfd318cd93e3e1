package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PossibleStatusesTest {

  private static final Flag DONE = new Flag(7, true, "done");
  private static final Flag FAILED = new Flag(7, true, "failed");
  private static final Flag FIELD = new Flag(3, false, "done");

  private enum Lamp implements Status {
    ON,
    OFF,
    BROKEN
  }

  private static PossibleStatuses onWhenDone() {
    return PossibleStatuses.certain(Lamp.ON)
        .or(PossibleStatuses.certain(Lamp.OFF), Map.of(DONE, true), Map.of(DONE, false));
  }

  @Test
  void whereTwoPathsMeetEachStatusKeepsItsFlags() {
    assertThat(onWhenDone().conditions())
        .isEqualTo(Map.of(Lamp.ON, Map.of(DONE, true), Lamp.OFF, Map.of(DONE, false)));
  }

  @Test
  void aFlagExcludesWhatIsPossibleOnlyOtherwise() {
    assertThat(onWhenDone().when(DONE, true).all()).containsExactly(Lamp.ON);
    assertThat(onWhenDone().when(DONE, false).all()).containsExactly(Lamp.OFF);
    assertThat(onWhenDone().when(FAILED, true).all()).containsExactly(Lamp.ON, Lamp.OFF);
  }

  @Test
  void aFlagTellsSomeStatusesFromAllOthers() {
    assertThat(onWhenDone().telling(Lamp.ON::equals)).isEqualTo(Map.of(DONE, true));
    assertThat(onWhenDone().telling(Lamp.OFF::equals)).isEqualTo(Map.of(DONE, false));
  }

  @Test
  void aFlagThatAnotherStatusMayShareTellsNothing() {
    PossibleStatuses three =
        onWhenDone().or(PossibleStatuses.certain(Lamp.BROKEN), Map.of(), Map.of(FAILED, true));

    assertThat(three.telling(Lamp.ON::equals)).isEmpty();
  }

  @Test
  void allStatusesOrNoneAreToldFromNothing() {
    assertThat(onWhenDone().telling(status -> true)).isEmpty();
    assertThat(onWhenDone().telling(Lamp.BROKEN::equals)).isEmpty();
  }

  @Test
  void whatWouldExcludeEverythingExcludesNothing() {
    PossibleStatuses on = onWhenDone().when(DONE, true);

    assertThat(on.when(DONE, false)).isEqualTo(on);
  }

  @Test
  void aStatusOfBothPathsKeepsTheFlagsThatBothHave() {
    PossibleStatuses here =
        new PossibleStatuses(Map.of(Lamp.ON, Map.of(DONE, true, FAILED, false)));
    PossibleStatuses there = new PossibleStatuses(Map.of(Lamp.ON, Map.of(DONE, true)));

    assertThat(here.or(there, Map.of(), Map.of()).conditions())
        .isEqualTo(Map.of(Lamp.ON, Map.of(DONE, true)));
  }

  @Test
  void threePathsThatMeetOneAfterAnotherAreToldApart() {
    PossibleStatuses three =
        onWhenDone()
            .or(PossibleStatuses.certain(Lamp.BROKEN), Map.of(FAILED, false), Map.of(FAILED, true));

    assertThat(three.when(FAILED, true).all()).containsExactly(Lamp.BROKEN);
    assertThat(three.when(FAILED, false).when(DONE, true).all()).containsExactly(Lamp.ON);
  }

  @Test
  void statusesThatBecomeTheSameKeepWhatTheirFlagsHaveInCommon() {
    assertThat(onWhenDone().map(status -> Lamp.BROKEN).conditions())
        .isEqualTo(Map.of(Lamp.BROKEN, Map.of()));
  }

  @Test
  void aWayThatEndsIsLeftOut() {
    PossibleStatuses moved =
        onWhenDone().move(status -> Optional.of(status).filter(it -> it == Lamp.ON));

    assertThat(moved.conditions()).isEqualTo(Map.of(Lamp.ON, Map.of(DONE, true)));
  }

  @Test
  void aFlagThatMayHaveChangedIsForgotten() {
    assertThat(onWhenDone().without(DONE))
        .isEqualTo(PossibleStatuses.anyOf(Set.of(Lamp.ON, Lamp.OFF)));
    assertThat(onWhenDone().without(FIELD)).isEqualTo(onWhenDone());
  }

  @Test
  void flagsOfCallsThatEndedAreForgotten() {
    assertThat(onWhenDone().withoutCallsAfter(7)).isEqualTo(onWhenDone());
    assertThat(onWhenDone().withoutCallsAfter(6).conditions())
        .isEqualTo(Map.of(Lamp.ON, Map.of(), Lamp.OFF, Map.of()));
  }

  @Test
  void anotherFlagTakesItsPlace() {
    assertThat(onWhenDone().renamed(DONE, FIELD, false).conditions())
        .isEqualTo(Map.of(Lamp.ON, Map.of(FIELD, true), Lamp.OFF, Map.of(FIELD, false)));
    assertThat(onWhenDone().renamed(DONE, FIELD, true).conditions())
        .isEqualTo(Map.of(Lamp.ON, Map.of(FIELD, false), Lamp.OFF, Map.of(FIELD, true)));
  }

  @Test
  void anotherFlagSaysTheSame() {
    assertThat(onWhenDone().copied(DONE, FIELD, true).conditions())
        .isEqualTo(
            Map.of(
                Lamp.ON, Map.of(DONE, true, FIELD, false),
                Lamp.OFF, Map.of(DONE, false, FIELD, true)));
    assertThat(onWhenDone().copied(FAILED, FIELD, false)).isEqualTo(onWhenDone());
  }

  @Test
  void whatDependsOnAConstantIsToldApart() {
    PossibleStatuses statuses =
        PossibleStatuses.certain(Lamp.ON)
            .or(
                PossibleStatuses.certain(Lamp.OFF),
                Map.of(FIELD.whetherConstant("RED"), true),
                Map.of(FIELD.whetherNull(), false));

    assertThat(statuses.mapNotToldApartBy(List.of(FIELD), status -> Lamp.BROKEN).all())
        .containsExactly(Lamp.ON, Lamp.BROKEN);
    assertThat(statuses.mapNotToldApartBy(List.of(DONE), status -> Lamp.BROKEN).all())
        .containsExactly(Lamp.BROKEN);
  }

  @Test
  void answersHaveInCommonWhatWasDecidedTheSameWay() {
    Site first = Site.startOf("First.java");
    Site second = Site.startOf("Second.java");
    Answer.Decision taken = new Answer.Decision(true, Optional.of(true));
    Answer.Decision left = new Answer.Decision(false, Optional.of(false));
    Answer here = Answer.open().with(first, taken).with(second, taken);
    Answer there = Answer.open().with(first, taken).with(second, left);

    assertThat(
            PossibleStatuses.certain(here)
                .or(PossibleStatuses.certain(there), Map.of(DONE, true), Map.of(DONE, false))
                .all())
        .containsExactly(Answer.open().with(first, taken));
  }
}
