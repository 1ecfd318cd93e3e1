package com.lendwise.loans;

public interface LoanTopics {

    String PREFIX = "lendwise.";
    String DECISIONS = PREFIX + "loan-decisions";
    String SCHEDULES = PREFIX + "repayment-schedules";
}
