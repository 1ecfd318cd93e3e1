package energy.nordgrid.metering.reading;

import java.math.BigDecimal;

/** Tells readings that no household can have. */
final class PlausibilityCheck {

  private final BigDecimal highest;

  PlausibilityCheck(BigDecimal highest) {
    this.highest = highest;
  }

  boolean accepts(MeterReading reading) {
    return reading.kilowattHours().signum() >= 0 && reading.kilowattHours().compareTo(highest) <= 0;
  }
}
