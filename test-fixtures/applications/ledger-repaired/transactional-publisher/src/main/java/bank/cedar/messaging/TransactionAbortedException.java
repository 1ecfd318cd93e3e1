package bank.cedar.messaging;

/** Nothing of the transaction became visible. The work can be done again with the same publisher. */
public final class TransactionAbortedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TransactionAbortedException(String message, Throwable cause) {
    super(message, cause);
  }
}
