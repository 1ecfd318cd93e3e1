package dev.eoslint.analyzer.model;

/**
 * A call of a consumer that needs a consumer group.
 *
 * <p>Source: {@code KafkaConsumer} throws {@code InvalidGroupIdException} from these calls when
 * {@code group.id} is not set.
 *
 * @param site the call
 * @param method the name of the method
 * @param consumer the consumer, as it was created on the way to this call
 */
public record GroupCall(Site site, String method, Consumer consumer) {}
