package ch.gletscher.cabin;

public final class CabinStayApp {

  private CabinStayApp() {}

  public static void main(String[] args) {
    try (CabinStaySender sender = new CabinStaySender(args[0])) {
      sender.book(args[1], args[2]);
    }
  }
}
