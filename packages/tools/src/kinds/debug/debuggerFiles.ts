import { openOcdConfiguration } from '@netloom/core/observed';
import type { OpenOcdSettings } from '@netloom/core/observed';
import type { RunPlan, SoftwareMemory } from '@netloom/model';

/** Seen from the folder of sources, where the last step runs. */
const SOCKET = '../jtag';
const SERIAL = '../serial';
const OPENOCD = '../openocd.cfg';
export const DEBUGGER_SCRIPT = 'netloom_debug.sh';

/**
 * The SoC and gdb until one of both ends. Its serial line is heard here; what is said to it goes through a named pipe, which stays
 * open. Arguments are gdb's; `--serve` alone leaves OpenOCD waiting for one.
 */
const script = (elf: string) => `#!/bin/bash
rm -f ${SOCKET} ${SERIAL}
mkfifo ${SERIAL}
exec 3<>${SERIAL}
../obj/Vtop <&3 2>/dev/null &
soc=$!
trap 'kill "$soc" 2>/dev/null' EXIT
for ((waited = 0; waited < 1500; waited++)); do
    [ -S ${SOCKET} ] && break
    if ! kill -0 "$soc" 2>/dev/null; then echo 'netloom: the SoC did not start'; exit 1; fi
    sleep 0.02
done
if [ "$1" = --serve ]; then
    openocd -f ${OPENOCD}
else
    gdb-multiarch -q -nh -x ../netloom.gdb "$@" ${elf}
fi
`;

const region = ({ base, size }: SoftwareMemory) => {
  const hex = (value: number) => `0x${value.toString(16)}`;
  return `mem ${hex(base)} ${hex(base + size)} ro`;
};

/**
 * Breakpoints in memory that software cannot write are the core's triggers: gdb has to know where that is. Without an
 * operating system it steps by the core's own steps, which end in a trap's handler.
 */
const gdbCommands = (greeting: readonly string[], memories: readonly SoftwareMemory[]) => `set confirm off
set pagination off
set debuginfod enabled off
set style enabled on
set history size 0
set architecture riscv:rv32
set osabi none
set remotetimeout 120
set mem inaccessible-by-default off
directory ../firmware
${memories
  .filter(({ writable }) => !writable)
  .map(region)
  .join('\n')}
python
class Serial(gdb.Command):
    """serial TEXT: types a line on the serial line of the SoC; it is heard while the core runs."""
    def __init__(self):
        super().__init__("serial", gdb.COMMAND_USER)
    def invoke(self, text, from_tty):
        with open("${SERIAL}", "w") as line:
            line.write(text + "\\r")
Serial()
end
target extended-remote | openocd -f ${OPENOCD}
${greeting.map((line) => `echo ${line}\\n`).join('\n')}
echo break main, continue, next, print, x, info registers;\\n
echo serial TEXT types on the serial line, monitor reset halt begins anew, quit ends it.\\n
`;

const CONFIGURATION = 'openocd.cfg';

/** The same plan's OpenOCD, which waits for a gdb at a port of the loopback interface. */
export const waitingOpenOcd = ({ files }: RunPlan, port: number): Record<string, string> => ({
  [CONFIGURATION]: files[CONFIGURATION]!.replace(/^gdb_port pipe$/m, `gdb_port ${port}`).replace(
    /^log_output .*\n/m,
    '',
  ),
});

interface Debugged {
  elf: string;
  memories: readonly SoftwareMemory[];
  /** Several harts at one debug module. */
  harts: OpenOcdSettings['harts'];
  greeting: readonly string[];
}

/** Files of a run in which gdb debugs a program on a simulated SoC. */
export function debuggerFiles({ elf, memories, harts, greeting }: Debugged): Record<string, string> {
  const settings = { socket: SOCKET, log: '../openocd.log', first: 'reset halt' } as const;
  return {
    [DEBUGGER_SCRIPT]: script(elf),
    'netloom.gdb': gdbCommands(greeting, memories),
    [CONFIGURATION]: openOcdConfiguration({ ...settings, ...(harts && { harts }) }),
  };
}
