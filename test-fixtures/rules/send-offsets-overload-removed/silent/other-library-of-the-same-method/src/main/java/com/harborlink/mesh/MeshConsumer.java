package com.harborlink.mesh;

import java.util.Map;
import java.util.function.Consumer;

public interface MeshConsumer {

    Map<String, Long> drain(Consumer<String> receiver);
}
