package net.taxigrid.dispatch;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

final class DriverIndex {

  private final Map<String, String> driverByCell = new ConcurrentHashMap<>();

  void report(String cell, String driver) {
    driverByCell.put(cell, driver);
  }

  Optional<String> nearestTo(String cell) {
    return Optional.ofNullable(driverByCell.get(cell));
  }
}
