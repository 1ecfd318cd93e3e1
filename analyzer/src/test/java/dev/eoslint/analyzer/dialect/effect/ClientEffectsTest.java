package dev.eoslint.analyzer.dialect.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the clients of the catalogue do, apart from HTTP and SQL. */
class ClientEffectsTest {

  private static final String MEMBERS =
      """
      com.mongodb.client.MongoDatabase mongo;
      com.mongodb.client.MongoCollection<org.bson.Document> orders;
      org.springframework.data.mongodb.core.MongoTemplate template;
      org.springframework.data.mongodb.core.ReactiveMongoTemplate reactive;
      com.datastax.oss.driver.api.core.CqlSession cassandra;
      software.amazon.awssdk.services.dynamodb.DynamoDbClient dynamo;
      software.amazon.awssdk.services.s3.S3Client s3;
      software.amazon.awssdk.services.sqs.SqsClient sqs;
      software.amazon.awssdk.services.sqs.model.SendMessageRequest foreign;
      co.elastic.clients.elasticsearch.ElasticsearchClient search;
      org.redisson.api.RedissonClient redisson;
      com.hazelcast.core.HazelcastInstance hazelcast;
      com.couchbase.client.java.Collection couch;
      org.neo4j.driver.Session graph;
      org.springframework.jms.core.JmsTemplate jms;
      org.springframework.amqp.rabbit.core.RabbitTemplate rabbit;
      com.azure.messaging.servicebus.ServiceBusSenderClient bus;
      com.braintreegateway.BraintreeGateway braintree;
      com.slack.api.methods.MethodsClient slack;
      com.google.firebase.messaging.FirebaseMessaging push;
      io.quarkus.mailer.reactive.ReactiveMailer mailer;
      io.temporal.client.WorkflowClient temporal;
      io.vertx.ext.web.client.WebClient vertx;
      io.vertx.sqlclient.Pool pool;
      org.jdbi.v3.core.Handle jdbi;
      org.jooq.DSLContext jooq;
      org.asynchttpclient.AsyncHttpClient ahc;
      org.springframework.r2dbc.core.DatabaseClient r2dbc;
      JdbcTemplate jdbc; StringRedisTemplate redis;
      Object unknown;
      """;

  private static final String BUILDERS =
      "import com.mongodb.client.model.*; import org.bson.Document;"
          + " import org.springframework.data.mongodb.core.query.Query;"
          + " import org.springframework.data.mongodb.core.query.Criteria;"
          + " import org.springframework.data.mongodb.core.query.Update;"
          + " import com.stripe.model.*; import com.stripe.net.RequestOptions;"
          + " import java.nio.file.*; import java.io.*;"
          + " import software.amazon.awssdk.services.sqs.model.*;"
          + " import io.temporal.client.*; import com.azure.messaging.servicebus.*;"
          + " import kong.unirest.core.Unirest;";

  @TempDir private Path folder;

  private List<Effect> effects(String body) throws IOException {
    return new ListenerProject(folder).importing(BUILDERS).effects(MEMBERS, body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "orders.insertOne(new Document(\"number\", record.key())); ~ NOSQL",
        "orders.updateOne(Filters.eq(\"_id\", record.key()), Updates.inc(\"n\", 1)); ~ NOSQL",
        "orders.updateOne(Filters.eq(\"number\", record.key()),"
            + " Updates.combine(Updates.set(\"a\", 1), Updates.push(\"b\", 2))); ~ NOSQL",
        "orders.updateOne(new Document(\"_id\", 1), new Document(\"$inc\", new Document(\"n\","
            + " 1))); ~ NOSQL",
        "orders.findOneAndUpdate(Filters.eq(\"_id\", 1), Document.parse(\"{ $push: { a: 1 } }\"));"
            + " ~ NOSQL",
        "template.updateFirst(Query.query(Criteria.where(\"_id\").is(record.key())),"
            + " new Update().inc(\"n\", 1), \"stock\"); ~ NOSQL",
        "reactive.updateFirst(Query.query(Criteria.where(\"_id\").is(1)), new Update().inc(\"n\","
            + " 1), \"a\").block(); ~ NOSQL",
        "cassandra.execute(\"UPDATE views SET n = n + 1 WHERE page = ?\"); ~ NOSQL",
        "dynamo.updateItem(r -> r.tableName(\"a\").updateExpression(\"SET total = total + :n\"));"
            + " ~ NOSQL",
        "dynamo.updateItem(r -> r.tableName(\"a\").updateExpression(\"ADD total :n\")); ~ NOSQL",
        "couch.binary().increment(record.key()); ~ NOSQL",
        "graph.run(\"CREATE (o:Order {number: $n})\"); ~ NOSQL",
        "s3.putObject(r -> r.bucket(\"b\").key(\"in/\" + UUID.randomUUID()), body); ~ OBJECT",
        "search.index(i -> i.index(\"orders\").document(record.value())); ~ SEARCH",
        "search.index(i -> i.index(\"orders\").id(UUID.randomUUID().toString())"
            + ".document(record.value())); ~ SEARCH",
        "redisson.getAtomicLong(\"n\").incrementAndGet(); ~ KEY_VALUE_STORE",
        "redisson.getTopic(\"n\").publish(record.value()); ~ KEY_VALUE_STORE",
        "hazelcast.getQueue(\"n\").add(record.value()); ~ KEY_VALUE_STORE",
        "sqs.sendMessage(r -> r.queueUrl(\"q\").messageBody(record.value())); ~ MESSAGE",
        "sqs.sendMessage(SendMessageRequest.builder().messageBody(record.value()).build());"
            + " ~ MESSAGE",
        "jms.convertAndSend(\"q\", record.value()); ~ MESSAGE",
        "rabbit.convertAndSend(\"q\", record.value()); ~ MESSAGE",
        "bus.sendMessage(new ServiceBusMessage(record.value())); ~ MESSAGE",
        "braintree.transaction().sale(new Object()); ~ PAYMENT",
        "PaymentIntent.create(Map.of(\"amount\", 1)); ~ PAYMENT",
        "PaymentIntent.create(Map.of(\"amount\", 1), RequestOptions.getDefault()); ~ PAYMENT",
        "slack.chatPostMessage(r -> r.channel(\"c\")); ~ NOTIFICATION",
        "push.send(unknown); ~ NOTIFICATION",
        "mailer.send(unknown).await().indefinitely(); ~ MAIL",
        "Files.writeString(Path.of(\"a\"), record.value(), StandardOpenOption.APPEND); ~ FILE",
        "new FileWriter(\"a\", true); ~ FILE",
        "vertx.postAbs(\"http://a/b\").sendJson(record.value()); ~ HTTP",
        "ahc.preparePost(\"http://a/b\").setBody(record.value()).execute(); ~ HTTP",
        "Unirest.post(\"http://a/b\").body(record.value()).asEmpty(); ~ HTTP",
        "pool.preparedQuery(\"UPDATE a SET n = n + ? WHERE id = ?\").execute(unknown); ~ SQL",
        "jdbi.createUpdate(\"UPDATE a SET n = n + :n WHERE id = :id\").bind(\"n\", 1).execute();"
            + " ~ SQL",
        "jooq.execute(\"UPDATE a SET n = n + ? WHERE id = ?\", 1, record.key()); ~ SQL",
        "r2dbc.sql(\"UPDATE a SET n = n + 1\").fetch().rowsUpdated().block(); ~ SQL"
      })
  void addsAnotherEffect(String body, EffectKind kind) throws IOException {
    assertThat(effects(body))
        .filteredOn(effect -> effect.repetition() != Repetition.READS_ONLY)
        .singleElement()
        .matches(Effect::isUnguarded)
        .matches(effect -> effect.kind() == kind);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "orders.insertOne(new Document(\"_id\", record.key()));",
        "orders.insertOne(unknown);",
        "orders.updateOne(Filters.eq(\"_id\", record.key()), Updates.set(\"n\", 1));",
        "orders.updateOne(unknown, Updates.inc(\"n\", 1));",
        "orders.updateOne(Filters.and(Filters.eq(\"_id\", 1), Filters.ne(\"seen\", record.key())),"
            + " Updates.inc(\"n\", 1));",
        "orders.updateOne(Filters.and(Filters.eq(\"_id\", 1), Filters.eq(\"version\", 2)),"
            + " Updates.inc(\"n\", 1));",
        "orders.updateOne(new Document(\"_id\", 1).append(\"ids\", new Document(\"$ne\", 2)),"
            + " new Document(\"$inc\", new Document(\"n\", 1)));",
        "orders.updateOne(Filters.eq(\"_id\", 1), unknown);",
        "template.updateFirst(Query.query(Criteria.where(\"_id\").is(1).and(\"ids\").ne(2)),"
            + " new Update().inc(\"n\", 1), \"a\");",
        "template.upsert(Query.query(Criteria.where(\"_id\").is(1)), new Update().set(\"n\", 1),"
            + " \"a\");",
        "mongo.getCollection(\"processed_events\").insertOne(new Document(\"event\","
            + " record.key()));",
        "try { orders.insertOne(new Document(\"number\", record.key())); } catch"
            + " (com.mongodb.DuplicateKeyException e) { return; }",
        "cassandra.execute(\"INSERT INTO a (id, n) VALUES (?, ?)\");",
        "dynamo.putItem(unknown);",
        "dynamo.updateItem(r -> r.updateExpression(\"SET total = :n\"));",
        "dynamo.updateItem(r -> r.updateExpression(\"ADD total :n\").conditionExpression(\"v <"
            + " :v\"));",
        "graph.run(\"MERGE (o:Order {number: $n}) SET o.total = $t\");",
        "s3.putObject(r -> r.bucket(\"b\").key(\"in/\" + record.key()), body);",
        "s3.putObject(unknown, body);",
        "search.index(i -> i.index(\"orders\").id(record.key()).document(record.value()));",
        "redisson.getBucket(\"n\").set(record.value());",
        "hazelcast.getMap(\"n\").put(record.key(), record.value());",
        "sqs.sendMessage(r -> r.messageBody(\"a\").messageGroupId(\"g\")"
            + ".messageDeduplicationId(record.key()));",
        "sqs.sendMessage(foreign);",
        "ServiceBusMessage m = new ServiceBusMessage(record.value()); m.setMessageId(record.key());"
            + " bus.sendMessage(m);",
        "PaymentIntent.create(Map.of(\"amount\", 1),"
            + " RequestOptions.builder().setIdempotencyKey(record.key()).build());",
        "PaymentIntent.retrieve(record.key());",
        "Files.writeString(Path.of(record.key()), record.value());",
        "new FileWriter(record.key());",
        "jooq.insertInto(unknown).values(unknown).execute();",
        "vertx.getAbs(\"http://a/b\").send();"
      })
  void staysSilent(String body) throws IOException {
    assertThat(effects(body)).isNotEmpty().noneMatch(Effect::isUnguarded);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reactive.updateFirst(Query.query(Criteria.where(\"_id\").is(1)), new Update().inc(\"n\","
            + " 1), \"a\");",
        "mailer.send(unknown);"
      })
  void seesNoEffectWhereNothingIsKnownToHappen(String body) throws IOException {
    assertThat(effects(body)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PaymentIntent.create(Map.of(\"amount\", 1),"
            + " RequestOptions.builder().setIdempotencyKey(UUID.randomUUID().toString()).build());",
        "sqs.sendMessage(r -> r.messageBody(\"a\")"
            + ".messageDeduplicationId(UUID.randomUUID().toString()));"
      })
  void rejectsKeysThatAreNewEachTime(String body) throws IOException {
    assertThat(effects(body))
        .singleElement()
        .matches(Effect::isUnguarded)
        .extracting(Effect::evidence)
        .satisfies(
            evidence -> assertThat(evidence).isNotEmpty().noneMatch(each -> each.accepted()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "if (!redis.opsForValue().setIfAbsent(record.key(), \"1\")) return;"
            + " jdbc.update(\"UPDATE a SET n = n + 1\"); ~ KEY_VALUE_STORE",
        "if (jdbc.queryForList(\"SELECT 1 FROM inbox WHERE id = ?\", record.key()).size() > 0)"
            + " return; redis.opsForValue().increment(\"n\"); ~ RELATIONAL_DATABASE",
        "if (redisson.getBucket(\"seen:\" + record.key()).isExists()) return;"
            + " orders.updateOne(Filters.eq(\"_id\", 1), Updates.inc(\"n\", 1)); ~ KEY_VALUE_STORE",
        "if (mongo.getCollection(\"processed\").countDocuments(unknown) > 0) return;"
            + " jdbc.update(\"UPDATE a SET n = n + 1\"); ~ NOSQL_DATABASE"
      })
  void tellsGuardsInOtherSystems(String body, FailureDomain domain) throws IOException {
    assertThat(effects(body))
        .filteredOn(effect -> effect.repetition() == Repetition.ADDS_ANOTHER_EFFECT)
        .singleElement()
        .matches(effect -> !effect.isUnguarded())
        .extracting(Effect::guardsElsewhere)
        .satisfies(
            guards ->
                assertThat(guards)
                    .isNotEmpty()
                    .allMatch(guard -> guard.domain().filter(domain::equals).isPresent()));
  }

  @Test
  void acceptsGuardsInTheSameSystemAndForSystemsThatRememberNothing() throws IOException {
    assertThat(
            effects(
                "if (!redis.opsForValue().setIfAbsent(record.key(), \"1\")) return;"
                    + " redis.opsForValue().increment(\"n\"); push.send(unknown);"
                    + " if (jdbc.queryForList(\"SELECT 1 FROM inbox\").size() > 0) return;"
                    + " jdbc.update(\"UPDATE a SET n = n + 1\");"))
        .filteredOn(effect -> effect.repetition() == Repetition.ADDS_ANOTHER_EFFECT)
        .hasSize(3)
        .allMatch(effect -> effect.guardsElsewhere().isEmpty())
        .noneMatch(Effect::isUnguarded);
  }

  @Test
  void knowsTheInterfacesThatQuarkusGeneratesByTheFieldsOfTheirClients() throws IOException {
    assertThat(
            new ListenerProject(folder)
                .importing(
                    "import com.acme.carriers.*; import com.acme.carriers.Carrier;"
                        + " import io.quarkus.grpc.GrpcClient;")
                .effects(
                    "@GrpcClient Carrier carrier;",
                    "carrier.createShipment(record.value()).await().indefinitely();"))
        .extracting(Effect::kind, Effect::repetition)
        .containsExactly(tuple(EffectKind.REMOTE_CALL, Repetition.ADDS_ANOTHER_EFFECT));
  }
}
