package se.lie.barn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

public final class Baling {

    private final List<Worker> workers = new ArrayList<>();

    private Baling(int count, BlockingQueue<String> tasks) {
        for (int number = 0; number < count; number++) {
            workers.add(new Worker(number, tasks));
        }
    }

    public static void main(String[] args) {
        Baling pool = new Baling(Integer.parseInt(args[0]), new LinkedBlockingQueue<>(List.of(args)));
        pool.start();
    }

    private void start() {
        ExecutorService threads = Executors.newCachedThreadPool();
        workers.forEach(threads::execute);
        threads.shutdown();
    }
}
