package eu.windrose.metering;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

interface ReadingRepository extends JpaRepository<Reading, Long> {

    List<Reading> findByMeter(String meter);
}
