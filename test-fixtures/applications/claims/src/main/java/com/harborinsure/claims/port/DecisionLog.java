package com.harborinsure.claims.port;

import com.harborinsure.claims.domain.Decision;

/** Where decisions go. */
public interface DecisionLog {

  void add(Decision decision);
}
