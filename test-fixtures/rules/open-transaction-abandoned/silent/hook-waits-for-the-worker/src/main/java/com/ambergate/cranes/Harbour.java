package com.ambergate.cranes;

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public final class Harbour {

    public static void main(String[] args) {
        CraneWorker worker = new CraneWorker(new LinkedBlockingQueue<>(List.of(args)), System.getenv("BROKERS"));
        new Thread(worker).start();
        Runtime.getRuntime().addShutdownHook(new Thread(worker::stop));
    }
}
