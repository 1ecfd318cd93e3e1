package lv.gauja.wallets;

import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.UpdateProvider;

@Mapper
public interface WalletMapper {

    @UpdateProvider(type = WalletSql.class, method = "topUp")
    int add(@Param("id") String id, @Param("amount") String amount);
}
