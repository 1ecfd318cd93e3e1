package com.fernhill.claims;

class DeskUnavailableException extends RuntimeException {

  DeskUnavailableException(Throwable cause) {
    super("The ticket system did not answer", cause);
  }
}
