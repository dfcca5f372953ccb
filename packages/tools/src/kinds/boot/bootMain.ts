import { COVERAGE_FILE } from '../simulate/coverage/coverageFile.ts';
import { LIVE_DUMP } from '../simulate/liveDump.ts';
import { DUMP_FILE } from '../simulate/waveOutputs.ts';
import { boardSource } from './boardSource.ts';
import { DEBUGGED, around } from './observedMain.ts';
import type { ModelOptions } from './bootOptions.ts';
import { SERIAL_LINE } from './serialLine.ts';

/**
 * The program around a booting SoC: drives its clock, shows what it sends on the serial line, and sends it what is
 * typed. It ends at the limit of cycles, when an end of transmission (Ctrl-D) is typed, and when the firmware sends one:
 * the byte that follows it is the exit code.
 */
export const bootMain = ({ board, cycles, trace, coverage, observed }: ModelOptions) => `#include "Vtop.h"
#include "verilated.h"
${coverage ? '#include "verilated_cov.h"\n' : ''}${trace ? '#include "verilated_fst_c.h"\n' : ''}
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>
${boardSource(board, { cycles, trace })}
${trace ? LIVE_DUMP : ''}${SERIAL_LINE}${around(observed)}
int main(int argc, char** argv) {
    const std::unique_ptr<VerilatedContext> context{new VerilatedContext};
    context->commandArgs(argc, argv);
    ${trace ? 'context->traceEverOn(true);\n    ' : ''}const std::unique_ptr<Vtop> top{new Vtop{context.get()}};
${
  trace
    ? `    VerilatedFstC wave;
    top->trace(&wave, 99);
    wave.open("../${DUMP_FILE}");
    LiveDump live;
`
    : ''
}    const std::clock_t started = std::clock();
    std::uint64_t number = 0;
    Screen screen;
    Keyboard keyboard;

    tie(top.get());
${observed?.way === 'debugged' ? '    jtag_open("../jtag");\n' : ''}    hold(top.get(), true);
    for (; number < 16; number++) cycle(top.get()${trace ? ', &wave, number' : ''});
    hold(top.get(), false);
    while (!screen.ended && !keyboard.ended && !context->gotFinish() && (CYCLES == 0 || number < CYCLES)) {
        cycle(top.get()${trace ? ', &wave, number' : ''});
${trace ? '        live.step(&wave);\n' : ''}        number++;
        screen.sample(transmitted(top.get()));
        receive(top.get(), keyboard.next(screen));
${observed?.way === 'debugged' ? DEBUGGED : ''}    }
    top->final();
${coverage ? `    context->coveragep()->write("../${COVERAGE_FILE}");\n` : ''}${trace ? '    wave.close();\n' : ''}    const double seconds = double(std::clock() - started) / CLOCKS_PER_SEC;
    const char* const cause = screen.ended ? "the firmware ended" : keyboard.ended ? "ended by what was typed"
                              : context->gotFinish() ? "the design ended the simulation" : "the limit of cycles";
    std::printf("%snetloom: %s\\nnetloom: ran %llu cycles in %.3f s of CPU time\\n", screen.column ? "\\n" : "", cause,
                static_cast<unsigned long long>(number), seconds);
    return screen.exitCode;
}
`;
