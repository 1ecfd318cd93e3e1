package dev.eoslint.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.eoslint.analyzer.lint.FailingLevel;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ParameterWordTest {

  @Test
  void readsWords() throws MojoExecutionException {
    assertThat(read("Error")).contains(FailingLevel.ERROR);
    assertThat(read(null)).isEmpty();
  }

  @Test
  void namesTheParameterAndWhatIsAllowed() {
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(() -> read("eror"))
        .withMessage(
            "'eror' is not a value of the parameter 'failOn' (property 'eoslint.failOn')."
                + " Did you mean 'error'? Allowed: error, warning, info, never.");
  }

  private static Optional<FailingLevel> read(@Nullable String value) throws MojoExecutionException {
    return ParameterWord.read("failOn", value, FailingLevel.words(), FailingLevel::of);
  }
}
