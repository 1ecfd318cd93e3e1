package org.whitethorn.deed;

final class Closing {

  static void close(AutoCloseable resource) {
    try {
      resource.close();
    } catch (Exception e) {
      System.err.println("Not closed: " + e);
    }
  }

  private Closing() {}
}
