package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.Locale;
import net.sf.jsqlparser.schema.Column;

/** How columns are called. */
final class Columns {

  private Columns() {}

  /** Returns the name of {@code column} in lower case, without quotes. */
  static String name(Column column) {
    return column.getUnquotedName().toLowerCase(Locale.ROOT);
  }

  /** Returns what stands before its dot, in lower case and without quotes, or an empty text. */
  static String qualifier(Column column) {
    return column.getTable() == null || column.getTable().getName() == null
        ? ""
        : column.getTable().getUnquotedName().toLowerCase(Locale.ROOT);
  }
}
