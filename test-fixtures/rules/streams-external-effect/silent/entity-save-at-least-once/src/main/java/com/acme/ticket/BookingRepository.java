package com.acme.ticket;

import org.springframework.data.repository.CrudRepository;

interface BookingRepository extends CrudRepository<Booking, Long> {}
