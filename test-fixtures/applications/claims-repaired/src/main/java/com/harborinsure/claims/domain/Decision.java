package com.harborinsure.claims.domain;

import java.math.BigDecimal;

/** What becomes of a claim. */
public record Decision(String claim, Verdict verdict, BigDecimal payout) {

  /** The possible ends of a claim. */
  public enum Verdict {
    PAID,
    REFERRED,
    DECLINED
  }
}
