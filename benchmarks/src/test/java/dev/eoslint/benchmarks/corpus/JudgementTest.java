package dev.eoslint.benchmarks.corpus;

import static dev.eoslint.benchmarks.corpus.Labels.clean;
import static dev.eoslint.benchmarks.corpus.Labels.finding;
import static dev.eoslint.benchmarks.corpus.Labels.problem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.benchmarks.corpus.Judgement.Fate;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class JudgementTest {

  private static final Set<String> RULES = Set.of("hardcoded-id", "shared-id", "random-id");
  private static final int TOLERANCE = 3;

  private static Judgement judge(List<Label> labels, ReportedFinding... findings) {
    return new Judgement(
        Labels.families(), RULES, TOLERANCE, labels, Set.copyOf(labels), List.of(findings));
  }

  @Test
  void aProblemIsHitWithinTheTolerance() {
    Label near = problem("txid-hardcoded", 40);
    Label far = problem("txid-hardcoded", 47);

    Judgement judgement = judge(List.of(near, far), finding("hardcoded-id", 43));

    assertThat(judgement.fateOf(near)).isEqualTo(Fate.HIT);
    assertThat(judgement.fateOf(far)).isEqualTo(Fate.MISSED);
  }

  @Test
  void anyRuleOfTheFamilyHits() {
    Label label = problem("txid-hardcoded", 40);

    assertThat(judge(List.of(label), finding("shared-id", 40)).fateOf(label)).isEqualTo(Fate.HIT);
  }

  @Test
  void aRuleOfAnotherFamilyDoesNotHit() {
    Label label = problem("txid-hardcoded", 40);

    Judgement judgement = judge(List.of(label), finding("random-id", 40));

    assertThat(judgement.fateOf(label)).isEqualTo(Fate.MISSED);
    assertThat(judgement.unlabelled()).hasSize(1);
  }

  @Test
  void aFindingInAnotherRepositoryDoesNotHit() {
    Label label = problem("txid-hardcoded", 40);
    ReportedFinding elsewhere =
        new ReportedFinding(
            "acme/ledger",
            "hardcoded-id",
            "error",
            "high",
            "It is constant.",
            new Place(Labels.FILE, 40, 40),
            List.of());

    assertThat(judge(List.of(label), elsewhere).fateOf(label)).isEqualTo(Fate.MISSED);
  }

  @Test
  void aProblemThatAFindingShowsMayBeMeant() {
    Label label = problem("txid-hardcoded", 40);
    ReportedFinding elsewhere = finding("hardcoded-id", 90, new Place(Labels.FILE, 41, 41));

    Judgement judgement = judge(List.of(label, clean("txid-shared", 90)), elsewhere);

    assertThat(judgement.fateOf(label)).isEqualTo(Fate.ELSEWHERE);
    assertThat(judgement.elsewhere(label)).containsExactly(elsewhere);
  }

  @Test
  void aFindingNearNoLabelMayMeanAProblemOfItsFile() {
    Label label = problem("txid-hardcoded", 40);

    assertThat(judge(List.of(label), finding("shared-id", 90)).fateOf(label))
        .isEqualTo(Fate.ELSEWHERE);
  }

  @Test
  void aCleanLineIsFalselyReportedOrSilent() {
    Label reported = clean("txid-hardcoded", 40);
    Label silent = clean("txid-hardcoded", 60);

    Judgement judgement = judge(List.of(reported, silent), finding("hardcoded-id", 40));

    assertThat(judgement.fateOf(reported)).isEqualTo(Fate.FALSE);
    assertThat(judgement.fateOf(silent)).isEqualTo(Fate.SILENT);
    assertThat(judgement.falselyReported()).hasSize(1);
  }

  @Test
  void aFindingBelongsToTheNearestLabel() {
    Label clean = clean("txid-hardcoded", 40);
    Label problem = problem("txid-shared", 42);

    Judgement nearProblem = judge(List.of(clean, problem), finding("hardcoded-id", 42));
    Judgement nearClean = judge(List.of(clean, problem), finding("hardcoded-id", 40));

    assertThat(nearProblem.fateOf(problem)).isEqualTo(Fate.HIT);
    assertThat(nearProblem.fateOf(clean)).isEqualTo(Fate.SILENT);
    assertThat(nearClean.fateOf(problem)).isEqualTo(Fate.MISSED);
    assertThat(nearClean.fateOf(clean)).isEqualTo(Fate.FALSE);
  }

  @Test
  void aProblemGoesFirstAtTheSameDistance() {
    Label clean = clean("txid-hardcoded", 40);
    Label problem = problem("txid-hardcoded", 42);

    Judgement judgement = judge(List.of(clean, problem), finding("hardcoded-id", 41));

    assertThat(judgement.fateOf(problem)).isEqualTo(Fate.HIT);
    assertThat(judgement.fateOf(clean)).isEqualTo(Fate.SILENT);
  }

  @Test
  void aFamilyWithoutAnExistingRuleIsNotJudged() {
    Label later = problem("tx-timeout", 40);
    Label unknown = clean("dual-write", 60);

    Judgement judgement = judge(List.of(later, unknown));

    assertThat(judgement.fateOf(later)).isEqualTo(Fate.NO_RULE);
    assertThat(judgement.fateOf(unknown)).isEqualTo(Fate.NO_RULE);
  }

  @Test
  void aLabelWithoutItsFileIsNotMeasured() {
    Label label = problem("txid-hardcoded", 40);

    Judgement judgement =
        new Judgement(Labels.families(), RULES, TOLERANCE, List.of(label), Set.of(), List.of());

    assertThat(judgement.fateOf(label)).isEqualTo(Fate.NOT_MEASURED);
    assertThat(judgement.scores()).extracting(RuleScore::problems).containsOnly(0L);
  }

  @Test
  void scoresEachRule() {
    List<Label> labels =
        List.of(
            problem("txid-hardcoded", 10), problem("txid-shared", 20), clean("txid-shared", 30));

    Judgement judgement =
        judge(
            labels,
            finding("hardcoded-id", 10),
            finding("hardcoded-id", 30),
            finding("hardcoded-id", 80),
            finding("shared-id", 20));

    assertThat(judgement.scores())
        .containsExactly(
            new RuleScore("hardcoded-id", 3, 1, 1, 1, 2, 1),
            new RuleScore("random-id", 0, 0, 0, 0, 0, 0),
            new RuleScore("shared-id", 1, 1, 0, 0, 2, 1));
  }
}
