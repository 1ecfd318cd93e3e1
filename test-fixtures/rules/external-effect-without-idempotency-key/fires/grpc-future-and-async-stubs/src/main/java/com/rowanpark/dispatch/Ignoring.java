package com.rowanpark.dispatch;

import io.grpc.stub.StreamObserver;

final class Ignoring<T> implements StreamObserver<T> {

    @Override
    public void onNext(T value) {}

    @Override
    public void onError(Throwable error) {}

    @Override
    public void onCompleted() {}
}
