package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/**
 * A listener container without a transaction manager, as far as the code that makes it shows.
 *
 * @param maker the bean method that makes its factory; absent when Spring Boot makes it
 * @param creation the expression that creates the factory, under the same condition
 */
public record ContainerSighting(Optional<Site> maker, Optional<Site> creation) {}
