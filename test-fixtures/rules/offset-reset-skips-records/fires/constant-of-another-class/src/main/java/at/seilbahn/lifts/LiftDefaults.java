package at.seilbahn.lifts;


final class LiftDefaults {

  static final String START = "latest"; // expect: offset-reset-skips-records
  static final boolean AUTOMATIC = false;

  private LiftDefaults() {}
}
