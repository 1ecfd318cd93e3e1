package com.octave.royalties;

import java.util.Map;
import org.springframework.boot.context.properties.ConfigurationProperties;

@ConfigurationProperties("royalties.kafka")
public record RoyaltyKafkaSettings(Map<String, String> input, Map<String, String> output) {
}
