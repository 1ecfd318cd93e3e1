package com.swiftlane.parcels.desk;

import com.swiftlane.parcels.routing.DepotDirectory;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class DeskController {

    private final Handovers handovers;
    private final DepotDirectory depots;

    DeskController(Handovers handovers, DepotDirectory depots) {
        this.handovers = handovers;
        this.depots = depots;
    }

    @GetMapping("/depots")
    List<String> depots() {
        return depots.all();
    }

    @PutMapping("/handovers/{courier}")
    @ResponseStatus(HttpStatus.ACCEPTED)
    void handOver(@PathVariable String courier, @RequestBody List<String> parcels) {
        handovers.handOver(courier, parcels);
    }
}
