package com.libris.catalogue;

import org.apache.kafka.common.TopicPartition;

/** What the topic 'catalogue-progress' says. */
public interface ProgressTopic {

    long next(TopicPartition partition);
}
