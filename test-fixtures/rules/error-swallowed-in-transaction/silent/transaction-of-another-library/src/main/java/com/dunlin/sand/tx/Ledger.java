package com.dunlin.sand.tx;

/** The ledger on the own disk. */
public interface Ledger {

  void beginTransaction();

  void append(String entry);

  void commitTransaction();
}
