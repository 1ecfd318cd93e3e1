package se.lie.dairy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public final class Dairy {

    private final List<Worker> workers = new ArrayList<>();

    private Dairy(int count, BlockingQueue<String> tasks) {
        for (int number = 0; number < count; number++) {
            workers.add(new Worker(number, tasks));
        }
    }

    public static void main(String[] args) {
        Dairy pool = new Dairy(Integer.parseInt(args[0]), new LinkedBlockingQueue<>(List.of(args)));
        pool.start();
    }

    private void start() {
        for (Worker worker : workers) {
            new Thread(worker).start();
        }
    }
}
