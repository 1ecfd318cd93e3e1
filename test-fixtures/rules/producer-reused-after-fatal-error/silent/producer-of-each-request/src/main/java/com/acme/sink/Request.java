package com.acme.sink;

/** A request. */
public interface Request<T> {
  T content();

  void failed(Exception reason);
}
