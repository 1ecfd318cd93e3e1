package com.brookfield.visits;

import org.springframework.data.jpa.repository.JpaRepository;

public interface Visits extends JpaRepository<Visit, Long> {}
