package lv.gauja.wallets;

public final class WalletSql {

    private static final String TABLE = "wallet";

    public String topUp() {
        return "UPDATE " + TABLE + " SET balance = balance + #{amount} WHERE id = #{id}";
    }
}
