package bank.cedar.ledger;

import bank.cedar.ledger.interest.Account;
import bank.cedar.ledger.interest.AccountFile;
import bank.cedar.ledger.interest.InterestRun;
import bank.cedar.ledger.transfers.CustomerNotices;
import bank.cedar.ledger.transfers.Screening;
import bank.cedar.ledger.transfers.TransferPostings;
import bank.cedar.messaging.TransactionalPublisher;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Posts transfers all day, or with the argument {@code interest} the interest of a file. */
public final class LedgerApplication {

  private LedgerApplication() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 2 && arguments[0].equals("interest")) {
      postInterest(Path.of(arguments[1]), LocalDate.now());
    } else {
      postTransfers();
    }
  }

  private static void postInterest(Path balances, LocalDate day) throws IOException {
    Map<String, List<Account>> branches = new AccountFile(balances).byBranch();
    try (TransactionalPublisher publisher =
        TransactionalPublisher.connect(LedgerSettings.interestPublisher())) {
      InterestRun run = new InterestRun(publisher);
      branches.forEach((branch, accounts) -> run.post(branch, accounts, day));
      run.announceStatements(day);
    }
  }

  private static void postTransfers() {
    Screening screening = new Screening(LedgerSettings.screeningService());
    try (CustomerNotices notices = new CustomerNotices(LedgerSettings.servers());
        TransactionalPublisher publisher =
            TransactionalPublisher.connect(LedgerSettings.transferPublisher())) {
      TransferPostings postings = new TransferPostings(publisher, screening, notices);
      Runtime.getRuntime().addShutdownHook(new Thread(postings::stop, "stop-postings"));
      postings.run();
    }
  }
}
