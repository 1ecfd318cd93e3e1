package com.harborlink.bridge;

import com.harborlink.mesh.MeshConsumer;
import com.harborlink.mesh.Producer;
import java.util.Map;

/** The mesh has producers of its own, with offsets by queue name. */
public class MessageBridge {

    private final MeshConsumer consumer;
    private final Producer producer;

    public MessageBridge(MeshConsumer consumer, Producer producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void bridge() {
        // org.apache.kafka.clients.producer.Producer has a method of this name, too
        producer.beginTransaction();
        Map<String, Long> positions = consumer.drain(producer::send);
        producer.sendOffsetsToTransaction(positions, "message-bridge");
        producer.commitTransaction();
    }
}
