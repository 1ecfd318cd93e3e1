import groovy.json.JsonSlurper

def source = basedir.toPath().toRealPath().resolve('src/main/java/com/shelfwise/pricing/Unfinished.java')
def warning = /(?m)^\[WARNING] \Q${source}\E:\[8,\d+] .*syntax error.*$/

def log = new File(basedir, 'build.log').text
assert log =~ warning
assert log.readLines().count { it.startsWith('[WARNING] ') && it.contains(basedir.name) } == 1
assert log.contains('BUILD SUCCESS')

def strict = new File(basedir, 'strict.log').text
assert strict =~ warning
assert strict.contains('The analysis is incomplete')
assert strict.contains('MojoExecutionException')

def sarif = new JsonSlurper().parse(new File(basedir, 'target/eoslint/eoslint.sarif'))
assert !sarif.runs[0].invocations[0].executionSuccessful
