plugins {
    java
}

project(":crane") {
    dependencies {
        implementation("org.apache.kafka:kafka-clients:2.7.2")
    }
}
