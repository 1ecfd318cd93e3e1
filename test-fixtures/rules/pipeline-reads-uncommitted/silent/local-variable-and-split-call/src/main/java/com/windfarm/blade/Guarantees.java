package com.windfarm.blade;

final class Guarantees {

    static final String COMMITTED_ONLY = "read" + "_" + "committed";

    private Guarantees() {
    }
}
