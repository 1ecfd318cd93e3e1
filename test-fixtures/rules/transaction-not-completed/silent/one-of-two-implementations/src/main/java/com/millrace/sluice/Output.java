package com.millrace.sluice;

public interface Output extends AutoCloseable {

  void begin();

  void write(String line);

  void commit();

  void rollback();

  @Override
  void close();
}
