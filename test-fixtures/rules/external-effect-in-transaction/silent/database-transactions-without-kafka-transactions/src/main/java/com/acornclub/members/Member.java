package com.acornclub.members;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;

@Entity
public class Member {

    @Id
    @GeneratedValue
    private Long id;

    private String name;

    protected Member() {
    }

    Member(String name) {
        this.name = name;
    }

    Long getId() {
        return id;
    }
}
