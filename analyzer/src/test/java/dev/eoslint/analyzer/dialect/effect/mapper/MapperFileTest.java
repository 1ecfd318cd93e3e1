package dev.eoslint.analyzer.dialect.effect.mapper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MapperFileTest {

  private static List<String> texts(String statement) {
    return statement(statement).texts().stream()
        .map(text -> text.strip().replaceAll("\\s+", " "))
        .toList();
  }

  private static MappedStatement statement(String statement) {
    MapperFile file =
        MapperFile.parse(
                """
                <?xml version="1.0"?>
                <!DOCTYPE mapper PUBLIC "-//mybatis.org//DTD Mapper 3.0//EN"
                    "http://mybatis.org/dtd/mybatis-3-mapper.dtd">
                <mapper namespace="com.acme.OrderMapper">
                  <sql id="key">number = #{number}</sql>
                  <sql id="again"><include refid="again"/></sql>
                  %s
                </mapper>
                """
                    .formatted(statement))
            .orElseThrow();
    assertThat(file.namespace()).isEqualTo("com.acme.OrderMapper");
    return Optional.ofNullable(file.statements().get("run")).orElseThrow();
  }

  @Test
  void textWithoutConditionsIsOneText() {
    assertThat(texts("<delete id='run'><![CDATA[DELETE FROM t WHERE a < 1]]></delete>"))
        .containsOnly("DELETE FROM t WHERE a < 1");
  }

  @Test
  void partsUnderConditionsAreInOneOfTheTextsOnly() {
    assertThat(
            texts(
                """
                <update id="run">UPDATE t
                  <set><if test="a">a = #{a},</if> b = #{b},</set>
                  <where>AND <include refid="key"/></where>
                </update>
                """))
        .containsExactly(
            "UPDATE t SET a = #{a}, b = #{b} WHERE number = #{number}",
            "UPDATE t SET b = #{b} WHERE number = #{number}");
  }

  @Test
  void emptyClausesVanish() {
    assertThat(texts("<select id='run'>SELECT 1<where><if test='a'>a = 1</if></where></select>"))
        .containsExactly("SELECT 1 WHERE a = 1", "SELECT 1");
  }

  @Test
  void listsHaveOneElement() {
    assertThat(
            texts(
                """
                <insert id="run">INSERT INTO t (a)
                  <trim prefix="VALUES" suffixOverrides=",">
                    <foreach collection="list" item="e" open="(" close=")">#{e}</foreach>,
                  </trim>
                </insert>
                """))
        .containsOnly("INSERT INTO t (a) VALUES (#{e})");
  }

  @Test
  void alternativesAndFragmentsOutOfViewAreNotKnown() {
    assertThat(
            texts(
                """
                <update id="run">UPDATE t SET
                  <choose><when test="a">a = 1</when><otherwise>a = a + 1</otherwise></choose>,
                  <include refid="com.acme.Other.part"/>, <include refid="again"/>
                </update>
                """))
        .containsOnly("UPDATE t SET \uFFFC, \uFFFC, \uFFFC");
  }

  @Test
  void keysAreMadeByTheDatabaseWhenTheFileSaysSo() {
    assertThat(statement("<insert id='run'>INSERT</insert>").generatesKey()).isFalse();
    assertThat(statement("<insert id='run' useGeneratedKeys='true'>INSERT</insert>").generatesKey())
        .isTrue();
    assertThat(
            statement("<insert id='run'><selectKey>SELECT 1</selectKey>INSERT</insert>")
                .generatesKey())
        .isTrue();
  }

  @Test
  void statementForSeveralDatabasesIsOneOfThem() {
    assertThat(
            texts(
                """
                <insert id="run" databaseId="h2">MERGE INTO t VALUES (1)</insert>
                <insert id="run" databaseId="pg">INSERT INTO t VALUES (1)</insert>
                """))
        .contains("MERGE INTO t VALUES (1)", "INSERT INTO t VALUES (1)");
  }

  @Test
  void otherXmlIsNoMapper() {
    assertThat(MapperFile.parse("<project/>")).isEmpty();
    assertThat(MapperFile.parse("<mapper/>")).isEmpty();
    assertThat(MapperFile.parse("<mapper namespace='a'>")).isEmpty();
    assertThat(MapperFile.parse("no XML")).isEmpty();
  }
}
