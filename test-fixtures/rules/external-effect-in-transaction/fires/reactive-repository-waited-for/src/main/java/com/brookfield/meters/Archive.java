package com.brookfield.meters;

import org.springframework.data.r2dbc.repository.R2dbcRepository;

public interface Archive extends R2dbcRepository<Reading, Long> {}
