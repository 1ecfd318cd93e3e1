package ie.shamrockhill.shelves;

import java.io.IOException;
import org.apache.hc.client5.http.classic.methods.HttpDelete;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpPut;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.io.entity.StringEntity;

/** Electronic shelf labels: each has its own address. */
final class ShelfLabelService {

    private final CloseableHttpClient http;
    private final String labels;

    ShelfLabelService(CloseableHttpClient http, String labels) {
        this.http = http;
        this.labels = labels;
    }

    boolean exists(String label) throws IOException {
        return http.execute(new HttpGet(labels + label), HttpResponse::getCode) == 200;
    }

    void show(String label, String price) throws IOException {
        HttpPut put = new HttpPut(labels + label);
        put.setEntity(new StringEntity(price));
        http.execute(put, HttpResponse::getCode);
    }

    void blank(String label) throws IOException {
        http.execute(new HttpDelete(labels + label), HttpResponse::getCode);
    }
}
