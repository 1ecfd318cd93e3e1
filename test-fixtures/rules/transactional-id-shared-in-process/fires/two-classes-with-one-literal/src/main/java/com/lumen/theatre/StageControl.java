package com.lumen.theatre;

import java.util.List;
import java.util.Properties;

public final class StageControl {

  private final CueSheetWriter cues;
  private final DimmerWriter dimmers;

  public StageControl(String brokers) {
    Properties connection = new Properties();
    connection.setProperty("bootstrap.servers", brokers);
    cues = new CueSheetWriter(brokers);
    dimmers = new DimmerWriter(connection);
  }

  public void openScene(String scene, List<String> cueSheet) {
    cues.replace(scene, cueSheet);
    dimmers.fade(1, 48, 0);
  }
}
