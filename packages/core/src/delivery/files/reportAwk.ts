/**
 * The report of a run, by awk alone: as HTML, PDF, JUnit XML and text. Coverage is what the bench saw the core retire in
 * tests that passed in this run; where the core has no RVFI port, it was not measured, and the report says so.
 */
export const REPORT_AWK = `# Reads suites.tsv, tests.tsv, plan.tsv, core.tsv and results/; writes the report in the given format.
function digits(text,   n, i) { n = 0; text = tolower(text)
  for (i = 1; i <= length(text); i++) n = n * 16 + index("0123456789abcdef", substr(text, i, 1)) - 1
  return n }
# Bits of a hexadecimal number, the lowest is 0: those that are set become reached[name, sort, bit].
function take(name, sort, text,   i, value, bit, at) {
  for (i = length(text); i > 0; i--) {
    value = digits(substr(text, i, 1))
    at = 4 * (length(text) - i)
    for (bit = 0; bit < 4; bit++) { if (value % 2) reached[name, sort, at + bit] = 1; value = int(value / 2) } } }
function html(text) { gsub(/&/, "\\\\&amp;", text); gsub(/</, "\\\\&lt;", text); gsub(/>/, "\\\\&gt;", text); gsub(/"/, "\\\\&quot;", text); return text }
function load(   line, part, n, i, k, name, file) {
  while ((getline line < "core.tsv") > 0) { split(line, part, "\\t"); core[part[1]] = part[2]; coreKey[++cores] = part[1] }
  while ((getline line < "suites.tsv") > 0) { split(line, part, "\\t"); suite[++suites] = part[1]; title[part[1]] = part[2]; missing[part[1]] = part[3] }
  getline line < "tests.tsv"
  while ((getline line < "tests.tsv") > 0) { split(line, part, "\\t"); suiteOf[part[2]] = part[1]; executed[part[2]] = part[4]; about[part[2]] = part[5]; all[part[1]]++ }
  while ((getline line < "results/results.tsv") > 0) {
    split(line, part, "\\t"); test[++tests] = part[1]; verdict[part[1]] = part[2]; took[part[1]] = part[3]; said[part[1]] = part[4]
    ran[suiteOf[part[1]]]++; if (part[2] == "passed") passed[suiteOf[part[1]]]++; else bad++ }
  while ((getline line < "plan.tsv") > 0) {
    n = split(line, part, "\\t"); name = part[1]; instruction[++instructions] = name
    wantModes[name] = part[2]; wantPairs[name] = part[3]; wantHazards[name] = part[4] }
  for (i = 1; i <= tests; i++) {
    if (verdict[test[i]] != "passed") continue
    file = "results/" test[i] ".reached"
    while ((getline line < file) > 0) { measured = 1; split(line, part, " "); take(part[1], "m", part[2]); take(part[1], "p", part[3]); take(part[1], "h", part[4]) }
    close(file) }
  for (i = 1; i <= instructions; i++) count(instruction[i]) }
# A letter of wantPairs: P pairs of two operands, 1 the first, 2 the second, - none. Bit 8 * a + b is the pair (a, b).
function count(name,   a, b, k, hit) {
  bins = 0; hits = 0
  for (k = 0; k < 2; k++) if (index(wantModes[name], substr("mu", k + 1, 1))) { bins++; hits += ((name, "m", k) in reached) }
  if (wantPairs[name] == "P") for (a = 0; a < 7; a++) for (b = 0; b < 7; b++) { bins++; hits += ((name, "p", 8 * a + b) in reached) }
  if (wantPairs[name] == "1") for (a = 0; a < 7; a++) { bins++; hit = 0; for (b = 0; b < 8; b++) if ((name, "p", 8 * a + b) in reached) hit = 1; hits += hit }
  if (wantPairs[name] == "2") for (b = 0; b < 7; b++) { bins++; hit = 0; for (a = 0; a < 8; a++) if ((name, "p", 8 * a + b) in reached) hit = 1; hits += hit }
  for (k = 0; k < 8; k++) if (index(wantHazards[name], k)) { bins++; hits += ((name, "h", k) in reached) }
  binsOf[name] = bins; hitsOf[name] = hits; allBins += bins; allHits += hits }
function percent(part, whole) { return whole ? sprintf("%.1f %%", 100 * part / whole) : "-" }
function coverageText() { return measured ? allHits " of " allBins " (" percent(allHits, allBins) ")" : "not measured: no test that passed left what it retired; the core needs the RVFI port" }
# Cycles of a benchmark that passed: the bench tells them in its last word but one.
function cyclesOf(name,   part, n) { n = split(said[name], part, " "); return part[n - 1] }
function isBenchmark(name) { return suiteOf[name] == "benchmarks" && verdict[name] == "passed" }
function figure(name) { return sprintf("%d cycles, %d instructions, %.3f cycles an instruction", cyclesOf(name), executed[name], cyclesOf(name) / executed[name]) }
function result() { return !tests ? "NO TEST RAN" : bad ? "FAILED" : "PASSED" }
function scope(   n, s) { n = 0; for (s in all) n += all[s]; return tests " of " n " tests" }
function asText(   i, s) {
  print core["name"] ": " result() ", " tests - bad " of " tests " passed (" scope() " were run)"
  for (i = 1; i <= suites; i++) { s = suite[i]
    if (missing[s] != "") printf "  %-14s not applicable: %s\\n", s, missing[s]
    else if (!ran[s]) printf "  %-14s not run\\n", s
    else printf "  %-14s %d of %d passed\\n", s, passed[s], ran[s] }
  for (i = 1; i <= tests; i++) if (isBenchmark(test[i])) printf "  %-14s %s\\n", test[i], figure(test[i])
  print "  coverage       " coverageText()
  print "results/report.html, report.pdf, report.xml" }
function asXml(   i, t) {
  print "<?xml version=\\"1.0\\" encoding=\\"UTF-8\\"?>"
  printf "<testsuites name=\\"%s\\" tests=\\"%d\\" failures=\\"%d\\" time=\\"%d\\">\\n", html(core["name"]), tests, bad, seconds
  for (s = 1; s <= suites; s++) { if (!ran[suite[s]]) continue
    printf "  <testsuite name=\\"%s\\" tests=\\"%d\\" failures=\\"%d\\">\\n", suite[s], ran[suite[s]], ran[suite[s]] - passed[suite[s]]
    for (i = 1; i <= tests; i++) { t = test[i]; if (suiteOf[t] != suite[s]) continue
      printf "    <testcase classname=\\"%s.%s\\" name=\\"%s\\" time=\\"%d\\"", html(core["name"]), suite[s], html(t), took[t]
      if (verdict[t] == "passed") print "/>"; else printf "><failure message=\\"%s\\"/></testcase>\\n", html(verdict[t] ": " said[t]) }
    print "  </testsuite>" }
  print "</testsuites>" }
function asHtml(   i, s, t, r) {
  r = result()
  print "<!doctype html><html lang=\\"en\\"><meta charset=\\"utf-8\\"><title>" html(core["name"]) ": " r "</title>"
  print "<style>body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}.passed{color:#176b2c}.failed{color:#b00020}code{font-family:ui-monospace,monospace}</style>"
  print "<h1>" html(core["name"]) ": <span class=\\"" (bad || !tests ? "failed" : "passed") "\\">" r "</span></h1>"
  print "<p>" tests - bad " of " tests " passed; " scope() " were run in " seconds " s, " date ", " html(version) ".</p><table>"
  for (i = 1; i <= cores; i++) print "<tr><th>" html(coreKey[i]) "<td><code>" html(core[coreKey[i]]) "</code>"
  print "</table><h2>Suites</h2><table><tr><th>suite<th>what it tries<th>passed"
  for (i = 1; i <= suites; i++) { s = suite[i]
    print "<tr><td>" s "<td>" html(title[s]) "<td>" (missing[s] != "" ? "not applicable: " html(missing[s]) : !ran[s] ? "not run" : passed[s] + 0 " of " ran[s]) }
  if (passed["benchmarks"]) { print "</table><h2>Benchmarks</h2><p>From reset to the end, on memory without wait states.</p><table>"
    for (i = 1; i <= tests; i++) if (isBenchmark(test[i])) print "<tr><td><code>" test[i] "</code><td>" figure(test[i]) }
  print "</table><h2>Coverage</h2><p>" html(coverageText()) "</p>"
  if (measured) { print "<table><tr><th>instruction<th>reached<th>of<th>"
    for (i = 1; i <= instructions; i++) { t = instruction[i]; print "<tr><td><code>" t "</code><td class=n>" hitsOf[t] "<td class=n>" binsOf[t] "<td class=n>" percent(hitsOf[t], binsOf[t]) }
    print "</table>" }
  print "<h2>Tests</h2><table><tr><th>test<th>verdict<th>what it tries"
  for (i = 1; i <= tests; i++) { t = test[i]; print "<tr><td><code>" html(t) "</code><td class=\\"" (verdict[t] == "passed" ? "passed" : "failed") "\\">" verdict[t] "<td>" html(about[t]) (verdict[t] == "passed" ? "" : "<br><code>" html(said[t]) "</code>") }
  print "</table></html>" }
# PDF 1.4: pages of lines in Courier, which needs no font of its own.
function line(text) { lines[++lineCount] = text }
function object(text) { offset[++objects] = written; put(objects " 0 obj\\n" text "\\nendobj\\n") }
function put(text) { printf "%s", text; written += length(text) }
function escaped(text) { gsub(/[^ -~]/, "?", text); gsub(/\\\\/, "\\\\\\\\", text); gsub(/\\(/, "\\\\(", text); gsub(/\\)/, "\\\\)", text); return substr(text, 1, 104) }
function asPdf(   i, s, t, page, pages, body, kids, at, each) {
  line(core["name"] ": " result()); line("")
  line(tests - bad " of " tests " passed; " scope() " were run in " seconds " s"); line(date ", " version); line("")
  for (i = 1; i <= cores; i++) line(sprintf("%-14s %s", coreKey[i], core[coreKey[i]]))
  line(""); line("SUITES")
  for (i = 1; i <= suites; i++) { s = suite[i]; line(sprintf("%-14s %s", s, missing[s] != "" ? "not applicable: " missing[s] : !ran[s] ? "not run" : passed[s] + 0 " of " ran[s] " passed")) }
  if (passed["benchmarks"]) { line(""); line("BENCHMARKS  from reset to the end, on memory without wait states")
    for (i = 1; i <= tests; i++) if (isBenchmark(test[i])) line(sprintf("%-14s %s", test[i], figure(test[i]))) }
  line(""); line("COVERAGE  " coverageText())
  if (measured) for (i = 1; i <= instructions; i++) { t = instruction[i]; line(sprintf("%-14s %4d of %4d  %s", t, hitsOf[t], binsOf[t], percent(hitsOf[t], binsOf[t]))) }
  line(""); line("TESTS")
  for (i = 1; i <= tests; i++) { t = test[i]; line(sprintf("%-12s %-24s %s", verdict[t], t, verdict[t] == "passed" ? about[t] : said[t])) }
  each = 66; pages = int((lineCount + each - 1) / each)
  put("%PDF-1.4\\n")
  for (page = 0; page < pages; page++) kids = kids (4 + 2 * page) " 0 R "
  object("<< /Type /Catalog /Pages 2 0 R >>")
  object("<< /Type /Pages /Kids [ " kids "] /Count " pages " >>")
  object("<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>")
  for (page = 0; page < pages; page++) {
    object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents " (5 + 2 * page) " 0 R >>")
    body = "BT /F 8 Tf 11 TL 40 800 Td\\n"
    for (i = page * each + 1; i <= (page + 1) * each && i <= lineCount; i++) body = body "(" escaped(lines[i]) ") Tj T*\\n"
    body = body "ET"
    object("<< /Length " length(body) " >>\\nstream\\n" body "\\nendstream") }
  at = written
  put("xref\\n0 " (objects + 1) "\\n0000000000 65535 f \\n")
  for (i = 1; i <= objects; i++) put(sprintf("%010d 00000 n \\n", offset[i]))
  put("trailer << /Size " (objects + 1) " /Root 1 0 R >>\\nstartxref\\n" at "\\n%%EOF\\n") }
BEGIN { load(); if (format == "html") asHtml(); else if (format == "xml") asXml(); else if (format == "pdf") asPdf(); else asText() }
`;
