package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.model.Site;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ImageNameTest {

  private static final Site SITE = Site.startOf("k8s/x.yaml");

  @ParameterizedTest
  @CsvSource({
    "orders, '', orders",
    "orders:1.0, '', orders",
    "acme/orders:1.0, acme, orders",
    "registry.example:5000/shop/orders:1.0, registry.example:5000/shop, orders",
    "registry.example:5000/orders, registry.example:5000, orders",
    "acme/orders@sha256:012345, acme, orders",
    "${REGISTRY}/orders:${TAG}, ?, orders",
    "'{{ .Values.registry }}/orders:{{ .Values.tag }}', ?, orders",
    "'acme/orders:{{ .Chart.AppVersion }}', acme, orders"
  })
  void theLastPartIsTheName(String reference, String repository, String name) {
    assertThat(ImageName.of(Placeholders.parse(reference, SITE)))
        .contains(new ImageName(repository, name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "acme/",
        "${IMAGE}",
        "acme/${NAME}:1",
        "orders-${STAGE}:1",
        "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
      })
  void anOpenNameIsNone(String reference) {
    assertThat(ImageName.of(Placeholders.parse(reference, SITE))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "orders:1.0, 1.0",
    "registry.example:5000/shop/orders:1.0, 1.0",
    "acme/orders:1.0@sha256:012345, 1.0",
    "'acme/orders:${TAG:2.1}', 2.1"
  })
  void theTagStandsBehindTheLastPart(String reference, String tag) {
    assertThat(ImageName.tagOf(Placeholders.parse(reference, SITE))).contains(tag);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "orders",
        "registry.example:5000/orders",
        "acme/orders@sha256:012345",
        "acme/orders:${TAG}"
      })
  void anOpenTagIsNone(String reference) {
    assertThat(ImageName.tagOf(Placeholders.parse(reference, SITE))).isEmpty();
  }
}
