package nl.polder.common;


/** Names that all services share. */
public final class KafkaNames {

  public static final String TRANSACTIONAL_ID = "polder-services";  // expect: transactional-id-reused-across-files

  private KafkaNames() {}
}
