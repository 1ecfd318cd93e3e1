package com.hivebox.locker;

/** Leases numbers from 0 to the size of the fleet; the platform implements it. */
public interface SlotRegistry {

  int lease(String owner);
}
