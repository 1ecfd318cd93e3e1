package dev.eoslint.analyzer.model;

/**
 * A setting of {@code processing.guarantee} that code writes into a map.
 *
 * @param setting the setting
 * @param module the module whose code writes it
 */
public record GuaranteeSetting(Setting setting, ApplicationModule module) {}
