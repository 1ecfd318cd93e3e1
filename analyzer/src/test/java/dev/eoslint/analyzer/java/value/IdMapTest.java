package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class IdMapTest {

  private static IdMap<String> of(int... ids) {
    IdMap<String> map = IdMap.empty();
    for (int id : ids) {
      map = map.with(id, "v" + id);
    }
    return map;
  }

  private static Map<Integer, String> entries(IdMap<String> map) {
    Map<Integer, String> entries = new LinkedHashMap<>();
    map.forEach(entries::put);
    return entries;
  }

  private static String both(String left, String right) {
    return left + "&" + right;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 31, 32, 33, 1023, 1024, 1_000_000, Integer.MAX_VALUE})
  void itHoldsAnyId(int id) {
    IdMap<String> map = of(id);

    assertThat(map.get(id)).contains("v" + id);
    assertThat(map.get(id - 1 & Integer.MAX_VALUE)).isEmpty();
    assertThat(entries(map)).containsExactly(Map.entry(id, "v" + id));
  }

  @Test
  void theEmptyMapHoldsNothing() {
    assertThat(IdMap.empty().get(0)).isEmpty();
    assertThat(IdMap.empty().get(5000)).isEmpty();
    assertThat(IdMap.empty().ids()).isEmpty();
  }

  @Test
  void idsAscend() {
    assertThat(of(900, 3, 70, 40_000, 33).ids()).containsExactly(3, 33, 70, 900, 40_000);
  }

  @Test
  void aChangeLeavesTheMapBeforeItAlone() {
    IdMap<String> before = of(3, 70);
    IdMap<String> after = before.with(3, "other").with(2000, "new");

    assertThat(entries(before)).isEqualTo(Map.of(3, "v3", 70, "v70"));
    assertThat(entries(after)).isEqualTo(Map.of(3, "other", 70, "v70", 2000, "new"));
  }

  @Test
  void whatIsTakenOutIsMissingFromTheNextMapOnly() {
    IdMap<String> before = of(3, 70, 40_000);
    IdMap<String> after = before.without(70);

    assertThat(entries(after)).isEqualTo(Map.of(3, "v3", 40_000, "v40000"));
    assertThat(before.get(70)).contains("v70");
    assertThat(before.without(71)).isSameAs(before);
  }

  @Test
  void valuesOfBothAreJoined() {
    IdMap<String> common = of(3, 70);
    IdMap<String> left = common.with(3, "left").with(5, "only left");
    IdMap<String> right = common.with(3, "right").with(4000, "only right");

    assertThat(entries(left.join(right, IdMapTest::both)))
        .isEqualTo(Map.of(3, "left&right", 5, "only left", 70, "v70", 4000, "only right"));
    assertThat(entries(right.join(left, IdMapTest::both)))
        .isEqualTo(Map.of(3, "right&left", 5, "only left", 70, "v70", 4000, "only right"));
  }

  @Test
  void whatIsSharedIsNotJoined() {
    IdMap<String> common = of(3, 70, 5000);

    assertThat(common.join(common, IdMapTest::both)).isSameAs(common);
    assertThat(entries(common.with(4, "here").join(common, IdMapTest::both)))
        .isEqualTo(Map.of(3, "v3", 4, "here", 70, "v70", 5000, "v5000"));
  }

  @Test
  void entriesThatAreNotTheSameStandBeside() {
    IdMap<String> common = of(3, 70);
    Map<Integer, String> beside = new LinkedHashMap<>();
    common.with(70, "changed").with(9000, "new").forEachBeside(common.with(1, "one"), beside::put);

    assertThat(beside).containsExactly(Map.entry(70, "changed"), Map.entry(9000, "new"));
    beside.clear();
    common.forEachBeside(common.with(9000, "new"), beside::put);
    assertThat(beside).isEmpty();
  }

  @Test
  void aReplacementOfNothingIsTheSameMap() {
    IdMap<String> map = of(3, 70);

    assertThat(map.replaceAll(value -> value)).isSameAs(map);
    assertThat(map.with(3, map.get(3).orElseThrow()).join(map, IdMapTest::both)).isSameAs(map);
    assertThat(entries(map.replaceAll(value -> value.equals("v3") ? "w3" : value)))
        .isEqualTo(Map.of(3, "w3", 70, "v70"));
  }

  @Test
  void valuesAreFound() {
    assertThat(of(3, 70, 5000).anyMatch("v5000"::equals)).isTrue();
    assertThat(of(3, 70, 5000).anyMatch("v4"::equals)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void itBehavesLikeAMapOfTheJdk(long seed) {
    Random random = new Random(seed);
    IdMap<String> left = IdMap.empty();
    IdMap<String> right = IdMap.empty();
    Map<Integer, String> leftModel = new TreeMap<>();
    Map<Integer, String> rightModel = new TreeMap<>();
    for (int step = 0; step < 400; step++) {
      int id = random.nextInt(1 << (1 + random.nextInt(14)));
      String value = "s" + step;
      if (random.nextBoolean()) {
        left = left.with(id, value);
        leftModel.put(id, value);
      } else {
        right = right.with(id, value);
        rightModel.put(id, value);
      }
    }
    Map<Integer, String> joined = new TreeMap<>(leftModel);
    rightModel.forEach((id, value) -> joined.merge(id, value, IdMapTest::both));

    assertThat(entries(left)).containsExactlyEntriesOf(leftModel);
    assertThat(entries(left.join(right, IdMapTest::both))).containsExactlyEntriesOf(joined);
  }
}
