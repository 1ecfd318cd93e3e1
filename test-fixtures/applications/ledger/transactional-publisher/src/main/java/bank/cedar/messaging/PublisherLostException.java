package bank.cedar.messaging;

/** The publisher is closed and of no more use. Another one, with the same identity, can go on. */
public final class PublisherLostException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  PublisherLostException(String message, Throwable cause) {
    super(message, cause);
  }
}
