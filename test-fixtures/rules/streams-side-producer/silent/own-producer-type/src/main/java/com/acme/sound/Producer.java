package com.acme.sound;

/** Somebody who makes records. */
interface Producer {

  void send(String title);
}
