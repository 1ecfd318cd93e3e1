package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.Site;

/**
 * One call that needs a consumer group as it was seen in one execution.
 *
 * @param consumer the consumer that it is made on
 */
public record GroupCallSighting(Site site, String method, ClientSighting consumer) {}
