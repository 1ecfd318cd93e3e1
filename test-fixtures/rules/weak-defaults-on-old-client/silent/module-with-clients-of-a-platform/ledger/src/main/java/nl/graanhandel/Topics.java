package nl.graanhandel;

/** The topics of all services. */
public final class Topics {

  public static final String LOADS = "grain-weights";

  private Topics() {}
}
