package com.ambergate.freight;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public final class FreightYard {

    public static void main(String[] args) {
        BlockingQueue<String> wagons = new LinkedBlockingQueue<>(List.of(args));
        WagonWorker worker = new WagonWorker(wagons, System.getenv("KAFKA_BROKERS"));
        new Thread(worker).start();
        Runtime.getRuntime().addShutdownHook(new Thread(worker::stop));
    }
}
