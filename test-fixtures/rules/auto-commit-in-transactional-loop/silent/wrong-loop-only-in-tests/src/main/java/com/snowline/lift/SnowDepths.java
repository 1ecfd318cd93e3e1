package com.snowline.lift;

/** Snow depth in centimetres, as the sensors send it. */
public record SnowDepths(String slope, int centimetres) {

  public boolean skiable() {
    return centimetres >= 30;
  }
}
