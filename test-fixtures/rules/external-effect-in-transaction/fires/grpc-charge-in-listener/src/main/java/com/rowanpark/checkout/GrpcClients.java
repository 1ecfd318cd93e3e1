package com.rowanpark.checkout;

import com.rowanpark.payments.v1.PaymentsGrpc;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class GrpcClients {

    @Bean
    ManagedChannel channel() {
        return ManagedChannelBuilder.forTarget("dns:///payments:9090").usePlaintext().build();
    }

    @Bean
    PaymentsGrpc.PaymentsBlockingStub payments(ManagedChannel channel) {
        return PaymentsGrpc.newBlockingStub(channel);
    }
}
