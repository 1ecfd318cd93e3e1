package se.fjordbank.fx;

import java.nio.ByteBuffer;
import java.util.NavigableMap;
import java.util.TreeMap;

final class MarginTable {

  private final NavigableMap<Double, Double> marginByAmount = new TreeMap<>();

  MarginTable() {
    marginByAmount.put(0.0, 0.012);
    marginByAmount.put(10_000.0, 0.008);
    marginByAmount.put(1_000_000.0, 0.003);
  }

  byte[] apply(byte[] quote) {
    double rate = ByteBuffer.wrap(quote).getDouble();
    double amount = ByteBuffer.wrap(quote, Double.BYTES, Double.BYTES).getDouble();
    double margin = marginByAmount.floorEntry(amount).getValue();
    return ByteBuffer.allocate(Double.BYTES).putDouble(rate * (1 + margin)).array();
  }
}
