package de.kornfeld.silo;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class SiloLevel {

    @Id
    private String silo;
    private int percent;

    protected SiloLevel() {
    }

    public SiloLevel(String silo, int percent) {
        this.silo = silo;
        this.percent = percent;
    }

    public String getSilo() {
        return silo;
    }

    public int getPercent() {
        return percent;
    }
}
