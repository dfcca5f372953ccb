import { COVERAGE_FILE } from './coverage/coverageFile.ts';
import { COVERAGE_SUMMARY } from './coverageSummary.ts';
import { LIVE_DUMP } from './liveDump.ts';
import { MODEL_PROGRAM } from './modelProgram.ts';
import { DUMP_FILE } from './waveOutputs.ts';

/** A dump whose name the bench computes gets a second name that is known beforehand. */
const LINK_DUMP = `
    if (!context->dumpfile().empty() && link(context->dumpfile().c_str(), "../${DUMP_FILE}") != 0)
        std::perror("netloom: the dump is not kept");`;

/** The writer of $dumpvars is known to the model's symbol table alone, which has none where no $dumpvars is compiled. */
const DUMPER = `#include "Vtop___024root.h"
#include "Vtop__Syms.h"
#include "verilated_fst_c.h"

template <typename Symbols>
static auto dumperOf(Symbols* symbols, int) -> decltype(symbols->__Vm_dumperp) {
    return symbols->__Vm_dumperp;
}

template <typename Symbols>
static VerilatedFstC* dumperOf(Symbols*, long) {
    return nullptr;
}
`;

/**
 * The program around a Verilated model. In contrast to Verilator's own (--main) it tells errors in its exit code, closes
 * waves and coverage also then, writes waves out while it goes on, and says how long it has simulated and what was
 * covered.
 */
export const mainSource = ({ trace, linkDump }: { trace: boolean; linkDump: boolean }) => `${MODEL_PROGRAM}
#include "Vtop.h"
#include "verilated.h"
${trace ? DUMPER : ''}
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>

${trace ? LIVE_DUMP : ''}${COVERAGE_SUMMARY}
/** Also called by the runtime when it ends the process itself, for instance at a second $finish. */
static void close(void* data) {
    VerilatedContext* const context = static_cast<VerilatedContext*>(data);${linkDump ? LINK_DUMP : ''}
    if (context->errorLimit() > 1 && context->errorCount() >= context->errorLimit())
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
    context->commandArgs(argc, argv);
    Verilated::addExitCb(close, context.get());
    const std::unique_ptr<Vtop> top{new Vtop{context.get()}};
    std::printf("netloom: random seed %d\\n", context->randSeed());
    std::printf("netloom: time precision %.15g ns\\n", std::pow(10.0, context->timeprecision() + 9));
${trace ? '    LiveDump live;\n' : ''}    for (;;) {
        top->eval();
${trace ? '        live.step(dumperOf(top->rootp->vlSymsp, 0));\n' : ''}        if (context->gotFinish() || !top->eventsPending()) break;
        context->time(top->nextTimeSlot());
    }
    top->final();
    Verilated::removeExitCb(close, context.get());
    close(context.get());
    return context->errorCount() > 0 ? 1 : 0;
}
`;
