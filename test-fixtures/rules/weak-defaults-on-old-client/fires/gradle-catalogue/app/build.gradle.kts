plugins {
    application
}

dependencies {
    implementation(libs.bundles.messaging)
}
