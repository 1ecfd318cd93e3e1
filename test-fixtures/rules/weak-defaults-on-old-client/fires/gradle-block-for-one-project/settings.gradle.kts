rootProject.name = "dokkaai"
include("crane", "gate")
