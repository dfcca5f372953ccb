import { COVERAGE_FILE } from '../coverage/coverageFile.ts';
import { DUMP_FILE } from './waveOutputs.ts';

/** Errors after which a simulation stops; until then it goes on after an error, as IEEE 1800 has it. */
const ERROR_LIMIT = 100;

/** A dump whose name the bench computes gets a second name that is known beforehand. */
const LINK_DUMP = `
    if (!context->dumpfile().empty() && link(context->dumpfile().c_str(), "../${DUMP_FILE}") != 0)
        std::perror("netloom: the dump is not kept");`;

/**
 * The program around a Verilated model. In contrast to Verilator's own (--main) it goes on after errors, ends them in
 * its exit code, closes waves and coverage also then, and says how long it has simulated and what was covered.
 */
export const mainSource = ({ linkDump }: { linkDump: boolean }) => `#include "Vtop.h"
#include "verilated.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>

#if VM_COVERAGE
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

static void hitLines(Hits& lines, const Keys& keys, unsigned long long count) {
    const std::string& ranges = keys.at("S");
    for (const char* at = ranges.c_str(); *at;) {
        char* rest;
        const long first = std::strtol(at, &rest, 10);
        const long last = *rest == '-' ? std::strtol(rest + 1, &rest, 10) : first;
        for (long line = first; line <= last; ++line) {
            unsigned long long& hits = lines[keys.at("f") + ':' + std::to_string(line)];
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

/** Also called by the runtime when it ends the process itself, for instance at a second $finish. */
static void close(void* data) {
    VerilatedContext* const context = static_cast<VerilatedContext*>(data);${linkDump ? LINK_DUMP : ''}
    if (context->errorCount() >= context->errorLimit())
        std::printf("%%Warning: the simulation was stopped at error %d\\n", context->errorCount());
#if VM_COVERAGE
    context->coveragep()->write("../${COVERAGE_FILE}");
    sayCoverage();
#endif
    const double nanoseconds = context->time() * std::pow(10.0, context->timeprecision() + 9);
    std::printf("netloom: simulated %.15g ns in %.3f s of CPU time\\n", nanoseconds, double(std::clock()) / CLOCKS_PER_SEC);
    std::fflush(stdout);
}

int main(int argc, char** argv) {
    // Lines are seen as they come, also through a pipe.
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const std::unique_ptr<VerilatedContext> context{new VerilatedContext};
    context->traceEverOn(true);
    context->fatalOnError(false);
    context->errorLimit(${ERROR_LIMIT});
    context->commandArgs(argc, argv);
    Verilated::addExitCb(close, context.get());
    const std::unique_ptr<Vtop> top{new Vtop{context.get()}};
    std::printf("netloom: time precision %.15g ns\\n", std::pow(10.0, context->timeprecision() + 9));
    for (;;) {
        top->eval();
        if (context->gotFinish() || !top->eventsPending()) break;
        context->time(top->nextTimeSlot());
    }
    top->final();
    Verilated::removeExitCb(close, context.get());
    close(context.get());
    return context->errorCount() > 0 ? 1 : 0;
}
`;
