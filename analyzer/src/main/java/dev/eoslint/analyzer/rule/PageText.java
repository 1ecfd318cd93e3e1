package dev.eoslint.analyzer.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The Markdown page of a rule. Most runs show none, so it is read when somebody asks for it. */
public sealed interface PageText {

  /**
   * Returns the whole page, with line feeds as line ends.
   *
   * @throws IllegalStateException when the page is missing
   * @throws UncheckedIOException when it cannot be read
   */
  String text();

  /**
   * A page that is already there.
   *
   * @param text the whole page, with line feeds as line ends
   */
  record Given(String text) implements PageText {}

  /**
   * A page on the class path, in UTF-8.
   *
   * @param owner the type on whose class path it lies
   * @param path absolute path of the resource
   */
  record Resource(Class<?> owner, String path) implements PageText {

    @Override
    public String text() {
      try (InputStream page = owner.getResourceAsStream(path)) {
        if (page == null) {
          throw new IllegalStateException("The rule page " + path + " is missing.");
        }
        return new String(page.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
      } catch (IOException failure) {
        throw new UncheckedIOException("The rule page " + path + " cannot be read.", failure);
      }
    }
  }
}
