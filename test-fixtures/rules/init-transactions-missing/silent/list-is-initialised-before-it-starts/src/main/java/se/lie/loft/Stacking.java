package se.lie.loft;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public final class Stacking {

    private final List<Worker> workers = new ArrayList<>();

    private Stacking(int count, BlockingQueue<String> tasks) {
        for (int number = 0; number < count; number++) {
            workers.add(new Worker(number, tasks));
        }
    }

    public static void main(String[] args) {
        Stacking pool = new Stacking(Integer.parseInt(args[0]), new LinkedBlockingQueue<>(List.of(args)));
        pool.start();
    }

    private void start() {
        workers.forEach(Worker::initialise);
        for (Worker worker : workers) {
            new Thread(worker).start();
        }
    }
}
