import groovy.json.JsonSlurper

def log = new File(basedir, 'build.log').readLines()
def goal = log.findIndexOf { it.contains(':check (default) @ prices') }
assert goal >= 0

// One line, and then the end of the build.
assert log[goal + 1] ==~ /\[INFO] Analyzed \d+ files \(1 in depth\) in .+ s\. No findings\./
assert log[goal + 2].startsWith('[INFO] -----')

def sarif = new JsonSlurper().parse(new File(basedir, 'target/eoslint/eoslint.sarif'))
assert sarif.runs[0].results == []
assert sarif.runs[0].tool.driver.rules*.id.contains('hardcoded-transactional-id')

def json = new JsonSlurper().parse(new File(basedir, 'reports/eoslint.json'))
assert json.findings == []
assert json.summary.usesKafka
