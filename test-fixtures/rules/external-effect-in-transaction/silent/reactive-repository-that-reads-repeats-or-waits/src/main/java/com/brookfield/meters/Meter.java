package com.brookfield.meters;

import org.springframework.data.annotation.Id;
import org.springframework.data.mongodb.core.mapping.Document;

@Document
public class Meter {

    @Id
    private final String number;
    private final long kilowattHours;

    public Meter(String number, long kilowattHours) {
        this.number = number;
        this.kilowattHours = kilowattHours;
    }
}
