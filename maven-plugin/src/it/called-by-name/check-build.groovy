def log = new File(basedir, 'build.log').text

assert log =~ /(?m)^\[WARNING] .+PriceRelay\.java:\[27,31] hardcoded-transactional-id: /
assert log.count('BUILD SUCCESS') == 3
assert new File(basedir, 'target/eoslint/eoslint.sarif').file

// What 'explain' and 'help' print.
assert log.contains('How to silence it')
assert log.contains('User property: eoslint.failOnIncomplete')
