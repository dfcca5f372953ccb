import { JTAG_SERVER, coreScope } from '@netloom/core/observed';
import type { Observed } from './bootOptions.ts';

/** Cycles for which a debugger's reset holds those of the SoC. */
const RESET_CYCLES = 16;

/** What is around the core that a model has in the place of its own. */
export function around(observed: Observed | undefined): string {
  if (observed === undefined) return '';
  const { way, path } = observed;
  return `${path === undefined ? '' : coreScope(path)}${way === 'debugged' ? DEBUGGER : ''}`;
}

/** The other side of the debugger's socket. */
const DEBUGGER = `
${JTAG_SERVER}
static unsigned reset_left = 0;
static bool begun = false; // what was before the debugger's first reset is nobody's

// The debugger resets the SoC, never the debug module.
static void follow(Vtop* top) {
    if (reset_asked) {
        reset_asked = false;
        begun = true;
        reset_left = ${RESET_CYCLES};
        hold(top, true);
    } else if (reset_left > 0 && --reset_left == 0) {
        hold(top, false);
    }
}
`;

/** In the loop: a firmware that has ended can be looked at, and begun anew. */
export const DEBUGGED = `        follow(top.get());
        if (!begun) screen = Screen{};
        if (screen.ended) {
            std::printf("%snetloom: the firmware ended with exit code %d\\n", screen.column ? "\\n" : "", screen.exitCode);
            std::fflush(stdout);
            screen = Screen{};
        }
`;
