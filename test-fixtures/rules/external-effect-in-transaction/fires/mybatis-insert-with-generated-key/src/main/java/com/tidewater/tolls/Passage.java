package com.tidewater.tolls;

public class Passage {

    private Long id;
    private String plate;
    private String gate;
    private int fee;

    public Passage() {
    }

    public Passage(String plate, String gate, int fee) {
        this.plate = plate;
        this.gate = gate;
        this.fee = fee;
    }

    public Long getId() {
        return id;
    }

    public void setId(Long id) {
        this.id = id;
    }

    public String getPlate() {
        return plate;
    }

    public String getGate() {
        return gate;
    }

    public int getFee() {
        return fee;
    }
}
