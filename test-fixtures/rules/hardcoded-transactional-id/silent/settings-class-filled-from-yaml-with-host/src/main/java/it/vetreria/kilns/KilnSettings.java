package it.vetreria.kilns;

import java.util.HashMap;
import java.util.Map;
import lombok.Data;
import org.springframework.boot.context.properties.ConfigurationProperties;

@Data
@ConfigurationProperties(prefix = "kilns.messaging")
public class KilnSettings {

    private String brokers;

    private Writer writer = new Writer();

    @Data
    public static class Writer {

        private String txId;

        private boolean compressed = true;

        private Map<String, String> extra = new HashMap<>();
    }
}
