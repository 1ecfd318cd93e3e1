package dev.eoslint.keytable;

/**
 * What one Kafka release says about one configuration key of one client role, as the table spells
 * it.
 *
 * @param role the client role in lower case: {@code producer}, {@code consumer}, ...
 * @param name the key, for example {@code acks}
 * @param type Kafka's type in lower case, for example {@code string}
 * @param defaultValue {@code =text}, {@code null} or {@code required}
 * @param allowedValues the validator in words, {@code any} when there is none
 */
record KeyDefinition(
    String role, String name, String type, String defaultValue, String allowedValues) {}
