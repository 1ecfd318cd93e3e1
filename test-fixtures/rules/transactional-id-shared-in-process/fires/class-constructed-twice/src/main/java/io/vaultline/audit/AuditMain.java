package io.vaultline.audit;

import java.util.List;

public final class AuditMain {

  public static void main(String[] actions) {
    try (RegionWriter europe = new RegionWriter("eu");
        RegionWriter america = new RegionWriter("us")) {
      for (String action : actions) {
        RegionWriter writer = action.startsWith("eu:") ? europe : america;
        writer.write(System.getProperty("user.name"), List.of(action));
      }
    }
  }
}
