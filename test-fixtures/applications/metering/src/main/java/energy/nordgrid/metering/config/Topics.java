package energy.nordgrid.metering.config;

/** The topics of this application. */
public final class Topics {

  public static final String RAW_READINGS = "metering.readings.raw";
  public static final String CHECKED_READINGS = "metering.readings.checked";
  public static final String SUSPECT_READINGS = "metering.readings.suspect";
  public static final String TARIFFS = "metering.tariffs";

  private Topics() {}
}
