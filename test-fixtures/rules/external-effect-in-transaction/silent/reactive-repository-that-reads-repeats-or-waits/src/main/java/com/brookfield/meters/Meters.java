package com.brookfield.meters;

import org.springframework.data.mongodb.repository.ReactiveMongoRepository;

public interface Meters extends ReactiveMongoRepository<Meter, String> {}
