package com.quayside.berth;

interface BerthIds {

  String APPLICATION = "berth-planner";

  /** Identity of the writer of the berth plan. */
  // expect: hardcoded-transactional-id
  String PLAN_WRITER = APPLICATION + "-plan-writer";
}
