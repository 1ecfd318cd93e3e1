package com.tidepool.journal;

/** An entry of the journal; its offset says where reading goes on after it. */
public record Entry(String topic, int partition, long offset, String text) {
}
