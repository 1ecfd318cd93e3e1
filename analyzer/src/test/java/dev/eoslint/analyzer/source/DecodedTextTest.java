package dev.eoslint.analyzer.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

final class DecodedTextTest {

  private static final String TEXT = "größe = 1 €\uFFFD𝄞";

  @Test
  void readsUtf8() {
    assertThat(decode(TEXT.getBytes(UTF_8))).isEqualTo(new DecodedText(TEXT, false));
    assertThat(decode(marked(UTF_8))).isEqualTo(new DecodedText(TEXT, false));
    assertThat(decode(new byte[0])).isEqualTo(new DecodedText("", false));
  }

  @Test
  void readsUtf16WithItsMark() {
    assertThat(decode(marked(UTF_16LE))).isEqualTo(new DecodedText(TEXT, false));
    assertThat(decode(marked(UTF_16BE))).isEqualTo(new DecodedText(TEXT, false));
    assertThat(decode("\uFEFF".getBytes(UTF_16BE))).isEqualTo(new DecodedText("", false));
  }

  @Test
  void fallsBackToLatin1() {
    assertThat(decode("größe".getBytes(ISO_8859_1))).isEqualTo(new DecodedText("größe", true));
    assertThat(decode(new byte[] {'a', (byte) 0xE2, (byte) 0x82}).content()).isEqualTo("aâ\u0082");
  }

  @Test
  void looksAtTheGivenLengthOnly() {
    byte[] bytes = "abÄ".getBytes(UTF_8);

    assertThat(DecodedText.of(new FileBytes(bytes, 2))).isEqualTo(new DecodedText("ab", false));
    assertThat(DecodedText.of(new FileBytes(bytes, 3)).guessed()).isTrue();
  }

  private static byte[] marked(Charset charset) {
    return ("\uFEFF" + TEXT).getBytes(charset);
  }

  private static DecodedText decode(byte[] bytes) {
    return DecodedText.of(new FileBytes(bytes, bytes.length));
  }
}
