package de.saftpresse.press;

/** The juices that are pressed. */
public enum Juices {
  APPLE,
  PEAR
}
