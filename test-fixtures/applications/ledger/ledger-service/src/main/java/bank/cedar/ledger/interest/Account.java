package bank.cedar.ledger.interest;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;

/** A savings account at the end of a day. */
public record Account(String number, BigDecimal balance, BigDecimal yearlyRate) {

  private static final BigDecimal DAYS = BigDecimal.valueOf(360);
  private static final int CENTS = 2;

  String interestOf(LocalDate day) {
    BigDecimal interest =
        balance.multiply(yearlyRate).divide(DAYS, CENTS, RoundingMode.HALF_EVEN);
    return day + "|interest|" + interest.toPlainString();
  }
}
