package com.brookfield.meters;

import org.springframework.data.mongodb.repository.ReactiveMongoRepository;

public interface Ticks extends ReactiveMongoRepository<Tick, String> {}
