package is.jokull.glacier;

final class Pace {

  private final long millis;

  Pace(long millis) {
    this.millis = millis;
  }

  void keep() {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException cutShort) {
      // the next reading may go out at once then
    }
  }
}
