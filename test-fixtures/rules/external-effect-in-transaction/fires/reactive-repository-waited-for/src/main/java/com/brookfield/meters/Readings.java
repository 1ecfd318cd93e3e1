package com.brookfield.meters;

import org.springframework.data.repository.reactive.ReactiveCrudRepository;

public interface Readings extends ReactiveCrudRepository<Reading, Long> {}
