package com.thistledown.yarn;

/** Bundles of yarn per colour. */
public record YarnStock(String colour, int bundles) {

  public YarnStock minus(int used) {
    if (used > bundles) {
      throw new IllegalArgumentException("Only " + bundles + " bundles of " + colour);
    }
    return new YarnStock(colour, bundles - used);
  }
}
