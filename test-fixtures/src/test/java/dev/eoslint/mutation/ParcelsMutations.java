package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the Spring application {@code parcels-repaired}. */
final class ParcelsMutations {

  private static final String APPLICATION = "application.yml";
  private static final String CAPACITY = "DepotCapacity.java";
  private static final String CONSUMERS = "ConsumerConfiguration.java";
  private static final String DEPLOYMENT = "deployment.yaml";
  private static final String HANDOVERS = "Handovers.java";
  private static final String MESSAGES = "TextMessages.java";
  private static final String PRODUCERS = "ProducerConfiguration.java";
  private static final String SCANS = "settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 100);";

  private ParcelsMutations() {}

  static List<Mutation> all() {
    return List.of(
        new Mutation(
            "make the prefix constant",
            "fixed-transactional-id-with-replicas",
            PRODUCERS,
            "setTransactionIdPrefix",
            Edit.replace(PRODUCERS, "\"parcels-\" + instance + \"-\"", "\"parcels-\"")),
        new Mutation(
            "make the prefix constant with one replica",
            "hardcoded-transactional-id",
            PRODUCERS,
            "setTransactionIdPrefix",
            Edit.replace(PRODUCERS, "\"parcels-\" + instance + \"-\"", "\"parcels-\""),
            Edit.replace(DEPLOYMENT, "replicas: 2", "replicas: 1")),
        new Mutation(
            "give all pods the same instance",
            "fixed-transactional-id-with-replicas",
            PRODUCERS,
            "setTransactionIdPrefix",
            Edit.replace(APPLICATION, "instance: ${POD_NAME}", "instance: main")),
        new Mutation(
            "draw the prefix",
            "random-transactional-id",
            PRODUCERS,
            "setTransactionIdPrefix",
            Edit.importing(PRODUCERS, "java.util.UUID"),
            Edit.replace(
                PRODUCERS,
                "\"parcels-\" + instance + \"-\"",
                "\"parcels-\" + UUID.randomUUID() + \"-\"")),
        new Mutation(
            "draw the instance",
            "random-transactional-id",
            PRODUCERS,
            "setTransactionIdPrefix",
            Edit.replace(APPLICATION, "instance: ${POD_NAME}", "instance: ${random.uuid}")),
        new Mutation(
            "override settings in a second template",
            "transactional-id-shared-in-process",
            PRODUCERS,
            "setTransactionIdPrefix",
            Edit.replace(
                PRODUCERS,
                "    @Bean(KAFKA_TRANSACTIONS)",
                """
                    @Bean
                    KafkaTemplate<String, String> largeRecords(ProducerFactory<String, String> producerFactory) {
                        return new KafkaTemplate<>(
                                producerFactory, Map.of(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 5_000_000));
                    }

                    @Bean(KAFKA_TRANSACTIONS)""")),
        new Mutation(
            "route what is not committed",
            "pipeline-reads-uncommitted",
            CONSUMERS,
            "read_uncommitted",
            Edit.replace(CONSUMERS, SCANS, SCANS + "\n        // scans"),
            Edit.replacePattern(CONSUMERS, "(// scans.*?\"read_)(committed)", "$1un$2")),
        new Mutation(
            "remove isolation.level of the scans",
            "pipeline-reads-uncommitted",
            CONSUMERS,
            "new DefaultKafkaConsumerFactory<>(",
            Edit.replacePattern(
                CONSUMERS,
                "(MAX_POLL_RECORDS_CONFIG, 100\\);\n[^\n]*AUTO_COMMIT[^\n]*\n)[^\n]*ISOLATION[^\n]*\n",
                "$1")),
        new Mutation(
            "remove isolation.level of the notices",
            "transactional-topic-read-uncommitted",
            CONSUMERS,
            "new DefaultKafkaConsumerFactory<>(",
            Edit.replacePattern(
                CONSUMERS,
                "(= common\\(\\);\n[^\n]*AUTO_COMMIT[^\n]*\n)[^\n]*ISOLATION[^\n]*\n",
                "$1")),
        new Mutation(
            "switch automatic commits of the scans on",
            "auto-commit-in-transactional-loop",
            CONSUMERS,
            "ENABLE_AUTO_COMMIT_CONFIG, true",
            Edit.replacePattern(
                CONSUMERS,
                "(MAX_POLL_RECORDS_CONFIG, 100\\);\n[^\n]*AUTO_COMMIT_CONFIG, )false",
                "$1true")),
        new Mutation(
            "count free places instead of kept ones",
            "external-effect-in-transaction",
            CAPACITY,
            "database.update(",
            Edit.replacePattern(
                CAPACITY,
                "\"INSERT .*?route\\.parcel\\(\\)\\);",
                "\"UPDATE depot SET free = free - 1 WHERE depot = ?\", route.toDepot());")),
        Mistakes.removeIdempotencyKey(
            MESSAGES, "external-effect-without-idempotency-key", "provider"),
        new Mutation(
            "draw the idempotency key",
            "external-effect-without-idempotency-key",
            MESSAGES,
            "provider",
            Edit.importing(MESSAGES, "java.util.UUID"),
            Edit.replace(MESSAGES, "parcel + \"/\" + phone", "UUID.randomUUID().toString()")),
        new Mutation(
            "write handovers to a database in the transaction",
            "external-effect-in-transaction",
            HANDOVERS,
            "database.update(",
            Edit.importing(HANDOVERS, "org.springframework.jdbc.core.JdbcTemplate"),
            Edit.replace(
                HANDOVERS,
                "    Handovers(KafkaTemplate<String, String> kafka) {",
                """
                    private final JdbcTemplate database;

                    Handovers(KafkaTemplate<String, String> kafka, JdbcTemplate database) {
                        this.database = database;"""),
            Edit.replace(
                HANDOVERS,
                "            kafka.send(",
                """
                            database.update("UPDATE courier SET load = load + 1 WHERE name = ?", courier);
                            kafka.send(""")));
  }
}
