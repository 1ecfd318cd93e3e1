package com.millrace.sluice;

public final class LineExport {

  public static void main(String[] lines) {
    try (Output output =
        Boolean.getBoolean("transactions") ? new TransactionalOutput() : new PlainOutput()) {
      for (String line : lines) {
        output.begin();
        try {
          output.write(line);
          output.write(line.toLowerCase());
          output.commit();
        } catch (RuntimeException e) {
          output.rollback();
          throw e;
        }
      }
    }
  }
}
