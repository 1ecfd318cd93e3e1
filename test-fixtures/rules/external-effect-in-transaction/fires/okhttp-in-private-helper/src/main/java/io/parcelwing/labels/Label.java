package io.parcelwing.labels;

record Label(String carrierReference) {

    static Label parse(String json) {
        return new Label(json.replaceAll("\\D", ""));
    }
}
