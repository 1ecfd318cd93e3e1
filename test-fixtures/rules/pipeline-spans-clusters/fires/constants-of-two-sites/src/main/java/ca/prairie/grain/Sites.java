package ca.prairie.grain;

/** Where the clusters of the elevators are. */
final class Sites {

    static final String REGINA = "kafka.regina.prairie.example:9092";
    static final String SASKATOON = "kafka.saskatoon.prairie.example:9092";

    private Sites() {
    }
}
