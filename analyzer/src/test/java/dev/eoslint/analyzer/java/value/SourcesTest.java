package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SourcesTest {

  private static final Site SITE = Site.startOf("Main.java");
  private static final AbstractValue RECORD = AbstractValue.derivedFrom(Set.of(42));

  private final State state = new State();

  private AbstractValue.Reference holding(AbstractValue value) {
    return state.reference(
        new LibraryObject(
            JavaType.library("probe.Client"), Optional.of(SITE), Map.of("content", value)));
  }

  private AbstractValue.Reference map(ConfigMap map) {
    return state.reference(map);
  }

  @Test
  void dataFlowsThroughWhatHoldsIt() {
    AbstractValue list =
        state.reference(new Sequence(List.of(holding(RECORD)), true, Optional.empty()));

    assertThat(Sources.of(list, state)).containsExactly(42);
    assertThat(Sources.ofAll(List.of(AbstractValue.opaque(), list), state)).containsExactly(42);
  }

  @Test
  void dataFlowsThroughMaps() {
    AbstractValue known = map(ConfigMap.empty().with("key", new Entry(RECORD, SITE, "key", false)));
    AbstractValue others = map(ConfigMap.empty().withOther(RECORD));

    assertThat(Sources.of(known, state)).containsExactly(42);
    assertThat(Sources.of(others, state)).containsExactly(42);
  }

  @Test
  void objectsAreReachedThroughMaps() {
    AbstractValue.Reference offset = holding(AbstractValue.opaque());
    AbstractValue.Reference offsets = map(ConfigMap.empty().withOther(offset));
    AbstractValue.Reference outer =
        map(ConfigMap.empty().with("all", new Entry(offsets, SITE, "all", false)));

    assertThat(Sources.reachable(outer, state))
        .containsExactlyInAnyOrder(outer.id(), offsets.id(), offset.id());
  }

  @Test
  void anObjectThatHoldsItselfIsReachedOnce() {
    AbstractValue.Reference list = state.reference(new Sequence(List.of(), true, Optional.empty()));
    state.update(list.id(), new Sequence(List.of(list), true, Optional.empty()));

    assertThat(Sources.reachable(list, state)).containsExactly(list.id());
    assertThat(Sources.of(list, state)).isEmpty();
  }

  @Test
  void deeplyNestedObjectsAreNotFollowed() {
    AbstractValue.Reference outer = holding(RECORD);
    for (int depth = 0; depth < 5; depth++) {
      outer = holding(outer);
    }

    assertThat(Sources.of(outer, state)).isEmpty();
    assertThat(Sources.reachable(outer, state)).hasSize(5);
  }
}
