package is.geysir.topic;

public final class TopicNames {

    public static final String TREMORS = "tremors";
    public static final String QUAKES = "quakes";

    private TopicNames() {
    }
}
