package energy.nordgrid.metering.reading;

import java.math.BigDecimal;
import java.time.Instant;

/** What a meter showed at a point in time. */
record MeterReading(String meter, Instant takenAt, BigDecimal kilowattHours) {

  String toLine() {
    return meter + ';' + takenAt + ';' + kilowattHours.toPlainString();
  }
}
