package com.wharfside.sort;

public final class SortingHall {

    public static void main(String[] args) {
        new Thread(new TopicWorker("fish")).start();
        new Thread(new TopicWorker("fruit")).start();
    }
}
