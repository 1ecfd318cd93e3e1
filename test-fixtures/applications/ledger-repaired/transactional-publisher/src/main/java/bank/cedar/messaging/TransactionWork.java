package bank.cedar.messaging;

/** What is published in one transaction. */
@FunctionalInterface
public interface TransactionWork {

  void publishWith(TransactionalPublisher publisher);
}
