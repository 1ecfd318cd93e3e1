package live.encore.tickets.flow;

/** A flow cannot go on; its clients are closed. */
public final class FlowEndedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    FlowEndedException(Throwable cause) {
        super(cause);
    }
}
