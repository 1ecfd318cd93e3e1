package dev.eoslint.analyzer.model;

/**
 * A setting that the user wrote in a place from which it never reaches the client.
 *
 * @param setting the setting as written
 * @param reason why it has no effect: a full sentence
 */
public record IgnoredSetting(Setting setting, String reason) {}
