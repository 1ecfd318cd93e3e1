package com.agora.ballot;

public interface KafkaIds {

  String GROUP = "ballot-box";
  String TRANSACTION = GROUP + "-tx"; // expect: transactional-id-shared-in-process
}
