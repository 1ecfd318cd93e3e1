package app.petalbox.dispatch;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

@Configuration(proxyBeanMethods = false)
class DispatchConfiguration {

    @Bean
    CourierApi courierApi(RestClient.Builder builder, @Value("${couriers.url}") String url) {
        RestClient client = builder.baseUrl(url).build();
        return HttpServiceProxyFactory.builderFor(RestClientAdapter.create(client))
                .build()
                .createClient(CourierApi.class);
    }
}
