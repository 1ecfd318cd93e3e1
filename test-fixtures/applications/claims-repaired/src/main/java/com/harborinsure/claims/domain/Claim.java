package com.harborinsure.claims.domain;

import java.math.BigDecimal;

/** What a customer wants to be paid for. */
public record Claim(String number, String policy, String peril, BigDecimal amount) {}
