package dev.eoslint.analyzer.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MavenProjectFileTest {

  @Test
  void theProjectIsToldApartFromItsParentAndDependencies() {
    MavenProjectFile project =
        MavenProjectFile.parse(
                """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <parent>
                    <groupId>com.acme</groupId>
                    <artifactId>parent</artifactId>
                    <version>1.0</version>
                  </parent>
                  <artifactId> orders </artifactId>
                  <packaging>pom</packaging>
                  <properties><a.b>c</a.b></properties>
                  <dependencies>
                    <dependency>
                      <groupId>g</groupId>
                      <artifactId>x</artifactId>
                      <exclusions>
                        <exclusion><groupId>h</groupId><artifactId>y</artifactId></exclusion>
                      </exclusions>
                    </dependency>
                  </dependencies>
                  <profiles>
                    <profile>
                      <properties><a.b>d</a.b></properties>
                      <dependencies>
                        <dependency><groupId>g</groupId><artifactId>z</artifactId></dependency>
                      </dependencies>
                    </profile>
                  </profiles>
                </project>
                """)
            .orElseThrow();

    assertThat(project.artifactId()).isEqualTo("orders");
    assertThat(project.isAggregator()).isTrue();
    assertThat(project.parent())
        .contains(new MavenArtifact("com.acme", "parent", Optional.of("1.0")));
    assertThat(project.properties()).containsOnly(Map.entry("a.b", "c"));
    assertThat(project.dependencies())
        .isEqualTo(List.of(new MavenArtifact("g", "x", Optional.empty())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no xml",
        "<project>",
        "<project><groupId>g</groupId></project>",
        "<settings><artifactId>a</artifactId></settings>",
        "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><project>&e;</project>"
      })
  void otherTextIsNoProject(String text) {
    assertThat(MavenProjectFile.parse(text)).isEmpty();
  }
}
