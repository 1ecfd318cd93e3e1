package energy.nordgrid.metering.reading;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;

/** Understands what meters send: {@code meter;seconds;watt hours}. */
final class ReadingParser {

  private static final int FIELDS = 3;
  private static final int DECIMALS_FROM_WATT_TO_KILOWATT = 3;

  MeterReading parse(String line) throws UnreadableReadingException {
    String[] fields = line.split(";", -1);
    if (fields.length != FIELDS) {
      throw new UnreadableReadingException("A reading has 3 fields, not " + fields.length + ".");
    }
    try {
      Instant takenAt = Instant.ofEpochSecond(Long.parseLong(fields[1]));
      BigDecimal wattHours = new BigDecimal(fields[2]);
      return new MeterReading(
          fields[0], takenAt, wattHours.movePointLeft(DECIMALS_FROM_WATT_TO_KILOWATT));
    } catch (NumberFormatException | DateTimeException malformed) {
      throw new UnreadableReadingException("A number of the reading is malformed.", malformed);
    }
  }
}
