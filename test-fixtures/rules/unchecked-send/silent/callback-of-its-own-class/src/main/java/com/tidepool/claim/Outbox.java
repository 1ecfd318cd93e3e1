package com.tidepool.claim;

interface Outbox {
  void published(String claim);
}
