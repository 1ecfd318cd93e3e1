package pl.sadownik.orchard;

import org.springframework.boot.context.properties.ConfigurationProperties;

@ConfigurationProperties("orchard.harvest")
public record HarvestProperties(String servers, String transactionalId, int batch) {
}
