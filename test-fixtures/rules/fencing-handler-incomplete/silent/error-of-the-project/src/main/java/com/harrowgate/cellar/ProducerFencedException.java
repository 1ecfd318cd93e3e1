package com.harrowgate.cellar;

/** An error of this project that is only called like the one of Kafka. */
public class ProducerFencedException extends RuntimeException {

    private static final long serialVersionUID = 1L;
}
