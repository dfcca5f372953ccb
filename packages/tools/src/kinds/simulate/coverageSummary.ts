import { COVERAGE_FILE } from './coverage/coverageFile.ts';

/** C++ that reads back the coverage that a model has written and says its totals, so that the log has them too. */
export const COVERAGE_SUMMARY = `#if VM_COVERAGE
#include "verilated_cov.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

using Keys = std::map<std::string, std::string>;
using Hits = std::map<std::string, unsigned long long>;

static Keys keysOf(const std::string& text, size_t end) {
    Keys keys;
    for (size_t at = 3; at < end;) {
        const size_t middle = text.find('\\2', at);
        const size_t next = std::min(text.find('\\1', middle), end);
        keys[text.substr(at + 1, middle - at - 1)] = text.substr(middle + 1, next - middle - 1);
        at = next;
    }
    return keys;
}

/** An else that is not written has no lines. */
static void hitLines(Hits& lines, Keys& keys, unsigned long long count) {
    for (const char* at = keys["S"].c_str(); *at;) {
        char* rest;
        const long first = std::strtol(at, &rest, 10);
        const long last = *rest == '-' ? std::strtol(rest + 1, &rest, 10) : first;
        for (long line = first; line <= last; ++line) {
            unsigned long long& hits = lines[keys["f"] + ':' + std::to_string(line)];
            hits = std::max(hits, count);
        }
        at = *rest == ',' ? rest + 1 : "";
    }
}

static void say(const char* sort, const Hits& hits) {
    const auto covered = std::count_if(hits.begin(), hits.end(), [](const auto& each) { return each.second > 0; });
    if (!hits.empty()) std::printf("netloom: %s coverage %ld of %zu\\n", sort, long(covered), hits.size());
}

/** What coverage.dat holds, summed over instances. */
static void sayCoverage() {
    Hits lines, branches, toggles, users;
    std::ifstream file{"../${COVERAGE_FILE}"};
    for (std::string text; std::getline(file, text);) {
        const size_t end = text.rfind("' ");
        if (text.compare(0, 3, "C '") != 0 || end == std::string::npos) continue;
        Keys keys = keysOf(text, end);
        const unsigned long long count = std::strtoull(text.c_str() + end + 2, nullptr, 10);
        const std::string page = keys["page"].substr(0, keys["page"].find('/'));
        const std::string point = keys["f"] + ':' + keys["l"] + ':' + keys["n"] + ':' + keys["o"];
        const bool isCode = page == "v_line" || page == "v_branch";
        if (isCode) hitLines(lines, keys, count);
        if (isCode && keys["o"] != "block") branches[point] += count;
        if (page == "v_toggle") toggles[point] += count;
        if (page == "v_user") users[point] += count;
    }
    say("line", lines);
    say("branch", branches);
    say("toggle", toggles);
    say("user", users);
}
#endif
`;
