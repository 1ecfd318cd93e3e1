import groovy.json.JsonSlurper

def root = basedir.toPath().toRealPath()
def reader = "transactional-topic-read-uncommitted: "
def writer = "hardcoded-transactional-id: "
def readerLine = /(?m)^\[WARNING] \Q${root.resolve('occupancy/src/main/java/com/stayinn/occupancy/OccupancyBoard.java')}\E:\[27,\d+] ${reader}/
def writerLine = /(?m)^\[WARNING] \Q${root.resolve('reservation/src/main/java/com/stayinn/reservation/ReservationTransactions.java')}\E:\[22,\d+] ${writer}/

def log = { new File(basedir, it).text }
def rules = { new JsonSlurper().parse(new File(basedir, it)).with { assert runs.size() == 1; runs[0].results*.ruleId } }

def parallel = log('parallel.log')
assert parallel =~ readerLine
assert parallel =~ writerLine
assert parallel.count('Analyzed ') == 1
assert rules('parallel.sarif') == ['transactional-topic-read-uncommitted', 'hardcoded-transactional-id']

// The report is complete although the build is not.
def first = log('first.log')
assert first =~ readerLine
assert !first.contains(writer)
assert rules('first.sarif') == rules('parallel.sarif')

// The finding depends on the module that is not built.
def selected = log('selected.log')
assert selected =~ readerLine
assert !selected.contains(writer)
assert rules('selected.sarif') == ['transactional-topic-read-uncommitted']

def child = log('child.log')
assert child =~ writerLine
assert !child.contains(reader)
assert rules('reservation/target/eoslint/eoslint.sarif') == ['hardcoded-transactional-id']
