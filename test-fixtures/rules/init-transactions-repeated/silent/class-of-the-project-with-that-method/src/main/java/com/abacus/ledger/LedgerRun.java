package com.abacus.ledger;

import java.util.List;

public final class LedgerRun {

    private final Ledger producer = new Ledger();

    public void run(List<String> accounts) {
        for (String account : accounts) {
            producer.initTransactions();
            producer.beginTransaction();
            producer.book(account);
            producer.commitTransaction();
        }
        producer.initTransactions();
    }

    /** Books in memory; starting again is allowed. */
    static final class Ledger {

        private int open;

        void initTransactions() {
            open = 0;
        }

        void beginTransaction() {
            open++;
        }

        void book(String account) {
            if (account.isBlank()) {
                throw new IllegalArgumentException("An account has no name.");
            }
        }

        void commitTransaction() {
            open--;
        }
    }
}
