package com.palisade.fence;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class FenceJob extends TransactionalJob {

    private final List<String> posts;

    public FenceJob(List<String> posts) {
        this.posts = posts;
    }

    @Override
    protected void write(Producer<String, String> producer) {
        for (String post : posts) {
            producer.send(new ProducerRecord<>("posts", post, "SET"));
        }
    }
}
