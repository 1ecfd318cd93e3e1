package ie.cliffs.birds;

public final class Suffixes {

  private Suffixes() {}

  public static String unique(String name) {
    return name + '-' + Long.toString(System.nanoTime(), 36); // expect: random-transactional-id
  }
}
