package no.fjordkraft.spot;

public final class SpotNames {

  public static final String APP = "spot-pricing";
  public static final String TX_PREFIX = APP + "-tx-"; // expect: fixed-transactional-id-with-replicas

  private SpotNames() {}
}
