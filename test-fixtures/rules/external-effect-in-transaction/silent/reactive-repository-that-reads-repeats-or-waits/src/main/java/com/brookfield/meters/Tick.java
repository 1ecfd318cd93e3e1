package com.brookfield.meters;

import org.springframework.data.annotation.Id;
import org.springframework.data.mongodb.core.mapping.Document;

@Document
public class Tick {

    @Id
    private String id;
    private final String meter;

    public Tick(String meter) {
        this.meter = meter;
    }
}
