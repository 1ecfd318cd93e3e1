package com.cargoknot.yard;

import java.util.List;

/** A lorry with the pallets that were put on it. */
public final class Transport {

  private final String plate;
  private final List<String> pallets;

  private Transport(String plate, List<String> pallets) {
    this.plate = plate;
    this.pallets = pallets;
  }

  public static Transport send(String plate, List<String> pallets) {
    return new Transport(plate, List.copyOf(pallets));
  }

  public String plate() {
    return plate;
  }

  public int size() {
    return pallets.size();
  }
}
