package com.harborinsure.claims.kafka;

import com.harborinsure.claims.domain.Claim;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;

/** Reads claims as the portal writes them: {@code number,policy,peril,amount}. */
public final class ClaimDeserializer implements Deserializer<Claim> {

  private static final int FIELDS = 4;

  @Override
  public Claim deserialize(String topic, byte[] data) {
    String[] fields = new String(data, StandardCharsets.UTF_8).split(",", FIELDS);
    if (fields.length < FIELDS) {
      throw new SerializationException("A claim of " + topic + " is not complete.");
    }
    return new Claim(fields[0], fields[1], fields[2], new BigDecimal(fields[3]));
  }
}
