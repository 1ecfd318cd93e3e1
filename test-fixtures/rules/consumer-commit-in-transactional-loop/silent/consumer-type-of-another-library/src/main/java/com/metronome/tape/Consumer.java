package com.metronome.tape;

import java.util.List;

/** Reads a tape file from its mark. */
public interface Consumer {

    boolean hasNext();

    List<TapeRecord> poll(int max);

    /** Moves the mark behind the last record that was read. */
    void commitSync();
}
