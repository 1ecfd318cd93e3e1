package com.harborlink.mesh;

import java.util.Map;

public interface Producer {

    void beginTransaction();

    void send(String message);

    void sendOffsetsToTransaction(Map<String, Long> positions, String reader);

    void commitTransaction();
}
