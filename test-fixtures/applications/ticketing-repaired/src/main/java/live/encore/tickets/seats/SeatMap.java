package live.encore.tickets.seats;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The seats of a hall. A request gets the same seats however often it is looked at. */
record SeatMap(int rows, int seatsPerRow) {

    Optional<String> seatsFor(String request, int count) {
        IntPredicate wideEnough = row -> count > 0 && count <= seatsPerRow - row % 2;
        int start = Math.floorMod(request.hashCode(), rows);
        return IntStream.range(0, rows)
                .map(step -> (start + step) % rows)
                .filter(wideEnough)
                .mapToObj(row -> "row " + (row + 1) + ", seats 1-" + count)
                .findFirst();
    }
}
