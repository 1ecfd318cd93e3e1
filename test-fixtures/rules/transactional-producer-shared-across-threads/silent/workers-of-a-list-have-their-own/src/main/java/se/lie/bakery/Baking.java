package se.lie.bakery;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

public final class Baking {

    private final List<Worker> workers = new ArrayList<>();

    private Baking(int count, BlockingQueue<String> tasks) {
        for (int number = 0; number < count; number++) {
            workers.add(new Worker(number, tasks));
        }
    }

    public static void main(String[] args) {
        Baking pool = new Baking(Integer.parseInt(args[0]), new LinkedBlockingQueue<>(List.of(args)));
        pool.start();
    }

    private void start() {
        ExecutorService threads = Executors.newCachedThreadPool();
        workers.forEach(threads::execute);
        threads.shutdown();
    }
}
