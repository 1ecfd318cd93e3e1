package fi.revontuli.aurora;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.serialization.StringSerializer;

public class ForecastWriter implements Runnable {

    private final BlockingQueue<List<String>> forecasts;
    private final Producer<String, String> producer;

    public ForecastWriter(BlockingQueue<List<String>> forecasts, Properties config) {
        this.forecasts = forecasts;
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    @Override
    public void run() {
        producer.initTransactions();
        try {
            while (true) {
                List<String> forecast = forecasts.take();
                producer.beginTransaction();
                for (String hour : forecast) {
                    producer.send(new ProducerRecord<>("aurora-forecasts", hour));
                }
                producer.commitTransaction();
            }
        } catch (InterruptException e) {
            producer.abortTransaction(); // expect: commit-timeout-then-abort
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            producer.close();
        }
    }
}
