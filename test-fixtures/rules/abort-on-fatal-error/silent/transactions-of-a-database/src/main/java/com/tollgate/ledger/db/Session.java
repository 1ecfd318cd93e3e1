package com.tollgate.ledger.db;

/** A session of the ledger's database. */
public interface Session {

  void beginTransaction();

  void store(String account, long cents);

  void commitTransaction();

  void abortTransaction();
}
