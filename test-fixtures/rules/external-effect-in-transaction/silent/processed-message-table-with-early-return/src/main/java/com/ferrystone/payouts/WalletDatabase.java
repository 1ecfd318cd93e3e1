package com.ferrystone.payouts;

import javax.sql.DataSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;

@Configuration
class WalletDatabase {

  @Bean
  DataSourceTransactionManager walletTransactionManager(DataSource dataSource) {
    return new DataSourceTransactionManager(dataSource);
  }
}
