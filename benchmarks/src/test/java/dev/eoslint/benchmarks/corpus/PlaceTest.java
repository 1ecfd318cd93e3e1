package dev.eoslint.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlaceTest {

  private static final Place PLACE = new Place("Relay.java", 10, 12);

  @Test
  void measuresFromItsNearestLine() {
    assertThat(PLACE.distance("Relay.java", 7)).isEqualTo(3);
    assertThat(PLACE.distance("Relay.java", 11)).isZero();
    assertThat(PLACE.distance("Relay.java", 16)).isEqualTo(4);
  }

  @Test
  void isFarFromEveryOtherFile() {
    assertThat(PLACE.distance("Ledger.java", 11)).isEqualTo(Integer.MAX_VALUE);
  }
}
