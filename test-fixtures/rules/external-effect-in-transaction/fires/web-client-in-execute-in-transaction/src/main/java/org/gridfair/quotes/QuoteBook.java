package org.gridfair.quotes;

import java.util.List;

public interface QuoteBook {

  List<Quote> pending();

  record Quote(String area, long megawatts, long centsPerMegawattHour) {}
}
