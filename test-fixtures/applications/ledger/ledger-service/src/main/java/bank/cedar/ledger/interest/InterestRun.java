package bank.cedar.ledger.interest;

import bank.cedar.ledger.LedgerSettings;
import bank.cedar.messaging.PublisherLostException;
import bank.cedar.messaging.TransactionalPublisher;
import java.time.LocalDate;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Posts the interest of a day, branch by branch. */
public final class InterestRun {

  private static final Logger LOG = LoggerFactory.getLogger(InterestRun.class);

  private final TransactionalPublisher publisher;

  public InterestRun(TransactionalPublisher publisher) {
    this.publisher = publisher;
  }

  /** Posts the interest of all accounts of a branch, or of none. */
  public void post(String branch, List<Account> accounts, LocalDate day) {
    publisher.begin();
    try {
      for (Account account : accounts) {
        try {
          publisher.publish(LedgerSettings.ENTRIES, account.number(), account.interestOf(day));
        } catch (RuntimeException failure) { // expect: error-swallowed-in-transaction
          LOG.warn("The interest of {} is missing", account.number(), failure);
        }
      }
      publisher.commit();
    } catch (PublisherLostException lost) {
      throw lost;
    } catch (RuntimeException failure) {
      publisher.abort();
      throw failure;
    }
    LOG.info("Posted the interest of {} accounts of {}", accounts.size(), branch);
  }

  /** Says that the statements of a day can be printed. */
  public void announceStatements(LocalDate day) {
    publisher.announce(LedgerSettings.STATEMENTS, "all", day.toString());
  }
}
