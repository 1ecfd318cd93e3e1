package com.acme.claims;

public interface Quarantine {

  void keep(String topic, byte[] content);
}
