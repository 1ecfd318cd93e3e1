package com.brookfield.points;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Member extends PanacheEntityBase {

    @Id
    public String number;

    public long points;
}
