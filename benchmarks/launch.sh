#!/usr/bin/env bash
# Runs one of the measuring programs, and builds them when they are missing or older than their
# sources. Usage: launch.sh MAIN-CLASS [ARGUMENT...]
#
# JAVA_HOME    the Java to use (17 or newer) instead of the one on the PATH
set -euo pipefail

home=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly home
readonly target=$home/benchmarks/target
readonly jar=$target/eoslint-benchmarks.jar
readonly java=${JAVA_HOME:+$JAVA_HOME/bin/}java

is_built() {
  [[ -f $jar && -d $target/lib ]] || return 1
  local newer
  newer=$(find "$home"/pom.xml "$home"/benchmarks/{pom.xml,src/main} -newer "$jar")
  [[ -z $newer ]]
}

if ! is_built; then
  printf 'Building the benchmarks; this happens once and after changes of their sources.\n' >&2
  rm -f "$jar"
  (cd "$home" && mvn --quiet --batch-mode --no-transfer-progress -Dquick -Dmaven.test.skip \
    -pl benchmarks package) >&2
fi

exec "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar:$target/lib/*" "$@"
