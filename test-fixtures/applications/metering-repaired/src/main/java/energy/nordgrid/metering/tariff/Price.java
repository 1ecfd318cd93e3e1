package energy.nordgrid.metering.tariff;

/** The price of a tariff zone. */
record Price(String zone, String centsPerKilowattHour) {}
