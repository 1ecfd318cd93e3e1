package com.granary.scans;

import java.io.IOException;
import java.nio.file.Path;

public interface TextRecognition {

  String read(Path page) throws IOException;
}
