package lv.gauja.seats;

import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.InsertProvider;

@Mapper
public interface SeatMapper {

    @InsertProvider(type = SeatSql.class, method = "take")
    int take(@Param("id") String id, @Param("amount") String amount);
}
