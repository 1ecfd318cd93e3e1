package com.metronome.tape;

public record TapeRecord(String key, String text) {
}
