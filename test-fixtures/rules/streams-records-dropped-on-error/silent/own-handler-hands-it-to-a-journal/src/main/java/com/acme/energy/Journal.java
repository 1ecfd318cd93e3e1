package com.acme.energy;

/** Keeps records that somebody has to look at. */
public interface Journal {

  void error(Object key, Object value, Exception cause);
}
