package com.lindenhof.giro;

import java.math.BigDecimal;
import org.apache.ibatis.annotations.Param;

public interface AccountMapper {

    int debit(@Param("iban") String iban, @Param("amount") BigDecimal amount);

    void insertBooking(Booking booking);
}
