package com.embassy.visa;

public interface UnitOfWork {

  void begin();

  void write(String topic, String key, String value);

  void complete(boolean success);
}
