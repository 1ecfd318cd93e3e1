package dev.eoslint.reports;

/** How eoslint calls itself in reports. */
final class Tool {

  static final String NAME = "eoslint";
  static final String HOME = "https://eoslint.dev";

  private Tool() {}
}
