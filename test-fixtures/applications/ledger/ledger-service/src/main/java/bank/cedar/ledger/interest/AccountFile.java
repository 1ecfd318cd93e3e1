package bank.cedar.ledger.interest;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The balances that the core system writes each night: {@code branch,account,balance,rate}. */
public final class AccountFile {

  private final Path file;

  public AccountFile(Path file) {
    this.file = file;
  }

  public Map<String, List<Account>> byBranch() throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .map(line -> line.split(","))
          .collect(
              Collectors.groupingBy(
                  fields -> fields[0],
                  TreeMap::new,
                  Collectors.mapping(AccountFile::account, Collectors.toList())));
    }
  }

  private static Account account(String[] fields) {
    return new Account(fields[1], new BigDecimal(fields[2]), new BigDecimal(fields[3]));
  }
}
