package com.harborinsure.claims.domain;

/** Decides claims. The same claim gets the same decision. */
public interface Assessment {

  Decision decide(Claim claim);
}
