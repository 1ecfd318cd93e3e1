package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.value.Status;

/** Whether a container factory, or the container properties in it, can have got a manager. */
enum Management implements Status {
  /** All that was done to it is seen, and nothing of it set a transaction manager. */
  NONE {
    @Override
    public Status afterUnseenUse() {
      return PERHAPS;
    }
  },
  /** It has one, or code out of view may have set one. */
  PERHAPS
}
