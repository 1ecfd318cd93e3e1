package eu.windrose.metering;

import org.springframework.stereotype.Service;

@Service
class ReadingService {

    private final ReadingRepository repository;

    ReadingService(ReadingRepository repository) {
        this.repository = repository;
    }

    void store(String meter, double kilowattHours) {
        if (kilowattHours < 0) {
            throw new IllegalArgumentException("Meter " + meter + " runs backwards");
        }
        repository.save(new Reading(meter, kilowattHours)); // expect: external-effect-in-transaction
    }
}
