package dev.eoslint.analyzer.source;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Text made of bytes.
 *
 * @param content the text without byte order mark
 * @param guessed whether the bytes are not what their encoding demands, so that they were read as
 *     ISO-8859-1, in which every byte is a character
 */
record DecodedText(String content, boolean guessed) {

  private static final char REPLACEMENT = '\uFFFD';

  /** Decodes UTF-16 with a byte order mark, and UTF-8 with or without. */
  static DecodedText of(FileBytes file) {
    Optional<Charset> utf16 = file.utf16();
    if (utf16.isPresent()) {
      return new DecodedText(
          new String(
              file.bytes(),
              FileBytes.UTF_16_MARK,
              file.length() - FileBytes.UTF_16_MARK,
              utf16.get()),
          false);
    }
    int start = file.utf8Mark();
    int length = file.length() - start;
    String content = new String(file.bytes(), start, length, StandardCharsets.UTF_8);
    if (content.indexOf(REPLACEMENT) < 0 || isUtf8(file.bytes(), start, length)) {
      return new DecodedText(content, false);
    }
    return new DecodedText(
        new String(file.bytes(), start, length, StandardCharsets.ISO_8859_1), true);
  }

  private static boolean isUtf8(byte[] bytes, int start, int length) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, length));
      return true;
    } catch (CharacterCodingException invalid) {
      return false;
    }
  }
}
