package lv.gauja.fines;

import org.apache.ibatis.jdbc.SQL;

public final class FineSql {

    private FineSql() {}

    public static String provideSql() {
        return new SQL() {
            {
                UPDATE("fine");
                SET("amount = amount + #{amount}");
                WHERE("id = #{id}");
            }
        }.toString();
    }
}
