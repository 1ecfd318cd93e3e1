package com.thornfield.nettle;

import com.otherbus.client.Producer;

public final class NettleTea {

    private final Producer producer;

    public NettleTea(Producer producer) {
        this.producer = producer;
    }

    public void brewed(String pot) {
        producer.beginTransaction();
        producer.send("pots", pot);
        producer.commitTransaction();
    }
}
