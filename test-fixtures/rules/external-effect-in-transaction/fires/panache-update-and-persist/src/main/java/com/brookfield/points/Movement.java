package com.brookfield.points;

import io.quarkus.hibernate.orm.panache.PanacheEntity;
import jakarta.persistence.Entity;

@Entity
public class Movement extends PanacheEntity {

    public String member;

    public long points;
}
