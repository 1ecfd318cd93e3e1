package se.lie.scythe;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public final class HayMaking {

    private final List<Worker> workers = new ArrayList<>();

    private HayMaking(int count, BlockingQueue<String> tasks) {
        for (int number = 0; number < count; number++) {
            workers.add(new Worker(number, tasks));
        }
    }

    public static void main(String[] args) {
        HayMaking pool = new HayMaking(Integer.parseInt(args[0]), new LinkedBlockingQueue<>(List.of(args)));
        pool.start();
    }

    private void start() {
        for (Worker worker : workers) {
            new Thread(worker).start();
        }
    }
}
