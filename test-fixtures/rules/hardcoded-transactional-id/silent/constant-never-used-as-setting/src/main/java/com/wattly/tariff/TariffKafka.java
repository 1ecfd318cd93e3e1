package com.wattly.tariff;

/** Names that the tariff service shares with its runbook. */
public final class TariffKafka {

  public static final String TOPIC = "tariffs.published";
  public static final String TRANSACTIONAL_ID_CONFIG = "transactional.id";
  public static final String TRANSACTIONAL_ID = "tariff-service";
  public static final String HELP =
      "Set " + TRANSACTIONAL_ID_CONFIG + "=" + TRANSACTIONAL_ID + "-<number of the instance>";

  private TariffKafka() {}
}
