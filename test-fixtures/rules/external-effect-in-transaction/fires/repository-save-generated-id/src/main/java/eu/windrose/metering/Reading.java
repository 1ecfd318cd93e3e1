package eu.windrose.metering;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "reading")
class Reading {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @Column(nullable = false)
    private String meter;

    @Column(name = "kwh", nullable = false)
    private double kilowattHours;

    protected Reading() {
    }

    Reading(String meter, double kilowattHours) {
        this.meter = meter;
        this.kilowattHours = kilowattHours;
    }

    Long getId() {
        return id;
    }
}
