package it.cantina.cask;

public final class CaskMoveApp {

  private CaskMoveApp() {}

  public static void main(String[] args) {
    try (CaskMoveSender sender = new CaskMoveSender(args[0])) {
      sender.move(args[1], args[2]);
    }
  }
}
