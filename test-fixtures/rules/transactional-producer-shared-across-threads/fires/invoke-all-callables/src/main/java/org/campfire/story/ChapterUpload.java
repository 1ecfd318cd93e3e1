package org.campfire.story;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class ChapterUpload {

    private final ExecutorService pool = Executors.newCachedThreadPool();
    private final Producer<String, String> producer;

    public ChapterUpload(Producer<String, String> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    public void upload(List<List<String>> chapters) throws InterruptedException {
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (List<String> pages : chapters) {
            tasks.add(() -> {
                producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
                for (String page : pages) {
                    producer.send(new ProducerRecord<>("pages", page));
                }
                producer.commitTransaction();
                return pages.size();
            });
        }
        pool.invokeAll(tasks);
    }

    public void close() {
        pool.shutdown();
        producer.close();
    }
}
