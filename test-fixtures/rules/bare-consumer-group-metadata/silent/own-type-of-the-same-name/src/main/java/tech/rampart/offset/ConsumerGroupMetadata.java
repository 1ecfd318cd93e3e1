package tech.rampart.offset;

/** What the operator's page shows of a group. */
public class ConsumerGroupMetadata {

    private final String groupId;

    public ConsumerGroupMetadata(String groupId) {
        this.groupId = groupId;
    }

    public String groupId() {
        return groupId;
    }
}
