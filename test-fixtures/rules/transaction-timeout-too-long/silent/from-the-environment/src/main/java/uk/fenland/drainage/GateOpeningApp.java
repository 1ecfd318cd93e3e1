package uk.fenland.drainage;

public final class GateOpeningApp {

  private GateOpeningApp() {}

  public static void main(String[] args) {
    try (GateOpeningSender sender = new GateOpeningSender(args[0])) {
      sender.open(args[1], args[2]);
    }
  }
}
