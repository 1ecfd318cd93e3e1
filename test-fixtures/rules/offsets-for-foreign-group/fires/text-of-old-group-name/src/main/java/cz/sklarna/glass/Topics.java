package cz.sklarna.glass;

/** Names that the operators know. */
public final class Topics {

    public static final String INPUT = "glass-orders";
    public static final String OUTPUT = "furnace-plans";
    public static final String GROUP = "glass-planner";

    private Topics() {
    }
}
