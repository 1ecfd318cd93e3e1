package dev.eoslint.analyzer.java.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FlagTest {

  private static final int CALL = 7;

  private static Flag local(String name) {
    return new Flag(CALL, true, name);
  }

  @ParameterizedTest
  @CsvSource({
    "opened, opened",
    "opened.get(), opened",
    "settings.isWide(), settings",
    "isWide(), isWide()"
  })
  void itTellsSomethingOfAVariable(String name, String variable) {
    assertThat(local(name).variable()).isEqualTo(variable);
    assertThat(local(name).whetherNull().variable()).isEqualTo(variable);
  }

  @Test
  void itDependsOnItsVariable() {
    Flag opened = local("opened");

    assertThat(opened.dependsOn(opened)).isTrue();
    assertThat(opened.whetherNull().dependsOn(opened)).isTrue();
    assertThat(local("opened.get()").dependsOn(opened)).isTrue();
  }

  @Test
  void itDoesNotDependOnOthers() {
    Flag opened = local("opened");

    assertThat(local("openedLate").dependsOn(opened)).isFalse();
    assertThat(opened.dependsOn(local("opened.get()"))).isFalse();
    assertThat(opened.dependsOn(new Flag(CALL + 1, true, "opened"))).isFalse();
    assertThat(opened.dependsOn(new Flag(CALL, false, "opened"))).isFalse();
  }

  @Test
  void itTakesAnotherName() {
    Flag opened = local("opened");
    Flag ready = new Flag(3, false, "ready");

    assertThat(opened.renamed(opened, ready)).isEqualTo(ready);
    assertThat(opened.whetherNull().renamed(opened, ready)).isEqualTo(ready.whetherNull());
    assertThat(opened.whetherConstant("WIDE").renamed(opened, ready))
        .isEqualTo(ready.whetherConstant("WIDE"));
    assertThat(local("other").renamed(opened, ready)).isEqualTo(local("other"));
  }

  @Test
  void oneOfItsAspectsTakesAnotherName() {
    Flag door = local("door");
    Flag wide = door.whetherConstant("WIDE");
    Flag ready = new Flag(3, false, "ready");

    assertThat(wide.renamed(wide, ready)).isEqualTo(ready);
    assertThat(door.renamed(wide, ready)).isEqualTo(door);
    assertThat(door.whetherConstant("SHUT").renamed(wide, ready))
        .isEqualTo(door.whetherConstant("SHUT"));
  }
}
