package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.model.Site;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class ConfigMapTest {

  private static final Site SITE = Site.startOf("Main.java");

  private static AbstractValue value(int id) {
    return new AbstractValue.Reference(id);
  }

  private static ConfigMap withOthers(int count) {
    ConfigMap map = ConfigMap.empty();
    for (int id = 0; id < count; id++) {
      map = map.withOther(value(id));
    }
    return map;
  }

  private static Entry entry(int id) {
    return new Entry(value(id), SITE, "key", false);
  }

  @Test
  void aValueUnderAnUnknownKeyMayReplaceAnyOther() {
    ConfigMap map = ConfigMap.empty().with("key", entry(1)).withOther(value(2));

    assertThat(map.complete()).isFalse();
    assertThat(map.others()).containsExactly(value(2));
    assertThat(Objects.requireNonNull(map.entries().get("key")).conditional()).isTrue();
  }

  @Test
  void eachOtherValueIsKeptOnce() {
    assertThat(withOthers(2).withOther(value(0)).others()).containsExactly(value(0), value(1));
  }

  @Test
  void fewOtherValuesAreFollowed() {
    assertThat(withOthers(20).others()).hasSize(8);
  }

  @Test
  void otherValuesOfBothPathsAreKept() {
    ConfigMap here = ConfigMap.empty().withOther(value(1));
    ConfigMap there = ConfigMap.empty().withOther(value(2));

    assertThat(((ConfigMap) HeapObject.join(here, there)).others())
        .containsExactly(value(1), value(2));
    assertThat(here.withAll(there).others()).containsExactly(value(1), value(2));
  }

  @Test
  void otherValuesStayWhenKnownKeysChange() {
    ConfigMap map = ConfigMap.empty().withOther(value(1)).with("key", entry(2));

    assertThat(map.others()).containsExactly(value(1));
    assertThat(map.without("key").others()).containsExactly(value(1));
    assertThat(map.withUnknown("key").others()).containsExactly(value(1));
    assertThat(map.withUnknownValues().others()).containsExactly(value(1));
    assertThat(map.incomplete().others()).containsExactly(value(1));
  }
}
