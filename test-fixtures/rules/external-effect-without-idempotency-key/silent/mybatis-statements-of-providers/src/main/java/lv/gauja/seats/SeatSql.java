package lv.gauja.seats;

import java.util.Map;

public final class SeatSql {

    private SeatSql() {}

    public static String take(Map<String, Object> parameters) {
        return "INSERT INTO seat (id, holder) VALUES (#{id}, #{amount}) ON CONFLICT (id) DO NOTHING";
    }
}
