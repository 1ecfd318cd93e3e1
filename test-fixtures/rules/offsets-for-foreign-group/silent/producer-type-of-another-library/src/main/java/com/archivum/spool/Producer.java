package com.archivum.spool;

import java.util.Map;
import org.apache.kafka.common.TopicPartition;

/** Writes to a spool file. */
public interface Producer {

    void beginTransaction();

    void send(String text);

    void sendOffsetsToTransaction(Map<TopicPartition, Long> next, String spool);

    void commitTransaction();
}
