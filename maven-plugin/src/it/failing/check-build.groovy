import groovy.json.JsonSlurper

def log = new File(basedir, 'build.log').text
def root = basedir.toPath().toRealPath()
def relay = root.resolve('src/main/java/com/shelfwise/pricing/PriceRelay.java')
def report = root.resolve('target/eoslint/eoslint.sarif')

// In the form of Maven's own compiler, which editors turn into links.
assert log =~ /(?m)^\[(WARNING|ERROR)] \Q${relay}\E:\[27,31] hardcoded-transactional-id: .+ \(https:.+\)$/
assert log =~ /(?m)^\[INFO] Analyzed \d+ files \(1 in depth\) in .+ s\. 1 (warning|error)\. To learn more: .+$/
assert log.contains("[INFO] Report: ${report}")

// A failure of the build, not an error of the plugin.
assert log =~ /eoslint found 1 (warning|error), and 'failOn' is 'warning': see the lines above/
assert log.contains('MojoFailureException')

// The goal runs after the jar was made.
assert root.resolve('target/pricing-1.0.0.jar').toFile().file

def sarif = new JsonSlurper().parse(report.toFile())
assert sarif.runs.size() == 1
assert sarif.runs[0].results*.ruleId == ['hardcoded-transactional-id']
assert sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri
    .endsWith('src/main/java/com/shelfwise/pricing/PriceRelay.java')
assert sarif.runs[0].tool.driver.version
