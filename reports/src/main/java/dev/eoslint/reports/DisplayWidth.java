package dev.eoslint.reports;

import java.lang.Character.UnicodeBlock;
import java.lang.Character.UnicodeScript;
import java.util.Set;

/** How many cells of a terminal characters take. */
final class DisplayWidth {

  private static final Set<UnicodeScript> WIDE_SCRIPTS =
      Set.of(
          UnicodeScript.HAN, UnicodeScript.HANGUL, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA);

  private static final Set<UnicodeBlock> PICTOGRAPHS =
      Set.of(
          UnicodeBlock.EMOTICONS,
          UnicodeBlock.MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS,
          UnicodeBlock.SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS,
          UnicodeBlock.TRANSPORT_AND_MAP_SYMBOLS);

  private static final int FIRST_HALF_WIDTH = 0xFF61;
  private static final int LAST_HALF_WIDTH = 0xFFDC;

  private DisplayWidth() {}

  /** Returns the cells of a text; a tab counts as one. */
  static int of(String text) {
    return text.codePoints().map(DisplayWidth::of).sum();
  }

  /** Returns the cells of a character: 0 for marks that combine, 2 for East Asian wide ones. */
  static int of(int character) {
    if (character < 0x300) {
      return 1;
    }
    int type = Character.getType(character);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    return isWide(character) ? 2 : 1;
  }

  private static boolean isWide(int character) {
    if (character >= FIRST_HALF_WIDTH && character <= LAST_HALF_WIDTH) {
      return false;
    }
    UnicodeBlock block = UnicodeBlock.of(character);
    return WIDE_SCRIPTS.contains(UnicodeScript.of(character))
        || UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS.equals(block)
        || UnicodeBlock.CJK_SYMBOLS_AND_PUNCTUATION.equals(block)
        || (block != null && PICTOGRAPHS.contains(block));
  }
}
