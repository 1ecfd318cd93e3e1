package au.com.redgum.auctions;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

@Component
class AuctionClock {

    private final Map<String, String> highestBidder = new ConcurrentHashMap<>();
    private final LotCloser closer;

    AuctionClock(LotCloser closer) {
        this.closer = closer;
    }

    void bid(String lot, String bidder) {
        highestBidder.put(lot, bidder);
    }

    @Scheduled(cron = "0 0 18 * * *")
    void hammer() {
        highestBidder.forEach(closer::close);
        highestBidder.clear();
    }
}
