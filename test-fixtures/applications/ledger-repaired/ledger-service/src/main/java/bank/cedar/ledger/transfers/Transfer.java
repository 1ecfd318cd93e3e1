package bank.cedar.ledger.transfers;

import java.math.BigDecimal;

/** Money that moves from one account to another. */
record Transfer(String number, String from, String to, BigDecimal amount) {

  private static final int FIELDS = 4;

  /** Understands {@code number|from|to|amount}. */
  static Transfer parse(String text) {
    String[] fields = text.split("\\|");
    if (fields.length != FIELDS) {
      throw new IllegalArgumentException("A transfer has " + FIELDS + " fields: " + text);
    }
    return new Transfer(fields[0], fields[1], fields[2], new BigDecimal(fields[3]));
  }

  String debit() {
    return number + "|debit|" + amount.toPlainString();
  }

  String credit() {
    return number + "|credit|" + amount.toPlainString();
  }
}
