package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;

/**
 * A property as it holds in one view of a Spring application.
 *
 * @param key the flat key as it is written; in the result of {@link SpringProperties#under} the
 *     part below the prefix
 * @param value what it is, with placeholders resolved. A name that the files do not define stays
 *     {@link Value.External}
 * @param site from the key to the end of the value
 * @param profile the profile, or the condition of the document, that brings it in; empty if it
 *     holds always
 */
public record SpringProperty(String key, Value value, Site site, Optional<String> profile) {}
