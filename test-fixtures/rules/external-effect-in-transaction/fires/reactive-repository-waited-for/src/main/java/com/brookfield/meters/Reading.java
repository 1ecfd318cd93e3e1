package com.brookfield.meters;

import org.springframework.data.annotation.Id;
import org.springframework.data.relational.core.mapping.Table;

@Table("reading")
public class Reading {

    @Id
    private Long id;
    private final String meter;
    private final long kilowattHours;

    public Reading(String meter, long kilowattHours) {
        this.meter = meter;
        this.kilowattHours = kilowattHours;
    }
}
