package dev.eoslint.analyzer.model;

/**
 * A setting that the user wrote in a place from which it never reaches the client.
 *
 * @param setting the setting as written
 * @param reason why it has no effect: a full sentence
 * @param misplaced whether nothing at all reads it there, so that the repair is to move it; else it
 *     holds for other clients, and this one needs a setting of its own
 */
public record IgnoredSetting(Setting setting, String reason, boolean misplaced) {}
