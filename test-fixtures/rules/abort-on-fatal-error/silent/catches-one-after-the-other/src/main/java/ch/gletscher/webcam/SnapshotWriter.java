package ch.gletscher.webcam;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class SnapshotWriter {

    private static final Logger log = LoggerFactory.getLogger(SnapshotWriter.class);

    private final BlockingQueue<List<byte[]>> snapshots;
    private final Producer<String, byte[]> producer;

    public SnapshotWriter(BlockingQueue<List<byte[]>> snapshots, Map<String, Object> config) {
        this.snapshots = snapshots;
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
    }

    public void write() throws InterruptedException {
        producer.initTransactions();
        boolean usable = true;
        while (usable) {
            List<byte[]> views = snapshots.take();
            try {
                producer.beginTransaction();
                for (byte[] view : views) {
                    producer.send(new ProducerRecord<>("webcam-views", view));
                }
                producer.commitTransaction();
            } catch (ProducerFencedException e) {
                log.error("Another writer is active", e);
                usable = false;
            } catch (OutOfOrderSequenceException e) {
                log.error("Records are missing on the broker", e);
                usable = false;
            } catch (AuthorizationException e) {
                log.error("Not allowed to write", e);
                usable = false;
            } catch (KafkaException e) {
                log.warn("Views are dropped", e);
                producer.abortTransaction();
            }
        }
        producer.close();
    }
}
