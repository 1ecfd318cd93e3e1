package coop.regional.messaging;

/** Values of the isolation level, so that nobody has to remember the spelling. */
public interface Isolation {

    String COMMITTED = "read_committed";

    String UNCOMMITTED = "read_uncommitted"; // expect: pipeline-reads-uncommitted
}
