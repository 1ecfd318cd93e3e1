package com.rowanpark.invoices;

import com.rowanpark.billing.v1.BillingGrpc;
import com.rowanpark.billing.v1.CreateInvoiceRequest;
import com.rowanpark.billing.v1.GetTariffRequest;
import com.rowanpark.billing.v1.SetAddressRequest;
import io.grpc.Metadata;
import io.grpc.stub.MetadataUtils;
import net.devh.boot.grpc.client.inject.GrpcClient;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class InvoiceListener {

    private static final Metadata.Key<String> IDEMPOTENCY_KEY =
            Metadata.Key.of("idempotency-key", Metadata.ASCII_STRING_MARSHALLER);

    @GrpcClient("billing")
    private BillingGrpc.BillingBlockingStub billing;

    @KafkaListener(topics = "usage")
    public void onUsage(Usage usage) {
        billing.getTariff(GetTariffRequest.newBuilder().setCustomer(usage.customer()).build());
        billing.setAddress(SetAddressRequest.newBuilder().setCustomer(usage.customer()).build());
        billing.createInvoice(
                CreateInvoiceRequest.newBuilder()
                        .setIdempotencyKey(usage.id())
                        .setCents(usage.cents())
                        .build());
        Metadata headers = new Metadata();
        headers.put(IDEMPOTENCY_KEY, usage.id());
        billing.withInterceptors(MetadataUtils.newAttachHeadersInterceptor(headers))
                .createInvoice(CreateInvoiceRequest.newBuilder().setCents(usage.cents()).build());
        billing.createInvoiceIfAbsent(CreateInvoiceRequest.newBuilder().setCents(usage.cents()).build());
        billing.recalculate(CreateInvoiceRequest.newBuilder().setCents(usage.cents()).build());
    }
}
