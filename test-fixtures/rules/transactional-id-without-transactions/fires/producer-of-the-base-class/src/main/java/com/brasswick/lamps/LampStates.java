package com.brasswick.lamps;

public final class LampStates extends Publisher {

    public LampStates() {
        super("lamp-states");
    }

    public void lit(String lamp) {
        publish(lamp, "LIT");
    }
}
