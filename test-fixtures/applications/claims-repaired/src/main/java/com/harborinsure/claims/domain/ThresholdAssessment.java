package com.harborinsure.claims.domain;

import com.harborinsure.claims.domain.Decision.Verdict;
import java.math.BigDecimal;
import java.util.Set;

/** Pays small claims at once and leaves the others to people. */
public final class ThresholdAssessment implements Assessment {

  private final BigDecimal limit;
  private final Set<String> coveredPerils;

  public ThresholdAssessment(BigDecimal limit, Set<String> coveredPerils) {
    this.limit = limit;
    this.coveredPerils = Set.copyOf(coveredPerils);
  }

  @Override
  public Decision decide(Claim claim) {
    if (!coveredPerils.contains(claim.peril())) {
      return new Decision(claim.number(), Verdict.DECLINED, BigDecimal.ZERO);
    }
    if (claim.amount().compareTo(limit) > 0) {
      return new Decision(claim.number(), Verdict.REFERRED, BigDecimal.ZERO);
    }
    return new Decision(claim.number(), Verdict.PAID, claim.amount());
  }
}
