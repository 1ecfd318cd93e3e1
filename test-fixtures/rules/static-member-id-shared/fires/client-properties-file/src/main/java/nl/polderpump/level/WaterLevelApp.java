package nl.polderpump.level;

final class WaterLevelApp {

  private WaterLevelApp() {}

  public static void main(String[] args) {
    System.out.println(args.length);
  }
}
