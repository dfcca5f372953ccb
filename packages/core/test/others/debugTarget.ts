import { RAM_BASE } from '../../src/bench/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { openOcdConfiguration } from '../../src/observed/openocd.ts';

/** Nothing answers there. */
const NOWHERE = 0x4000_0000;
/** Behind the work area of OpenOCD, at the beginning of the memory. */
const PROGRAM = RAM_BASE + 0x1_0000;
/** What the suite is told of the memory: it downloads as much as that, bit by bit. */
const RAM_SIZE = 0x8000;
/** Seconds for a command of gdb: a simulation beside others is slow. */
const PATIENCE = 60;

const hex = (value: number) => `0x${value.toString(16)}`;

/** What `misa` tells of a core, by its options. */
function misa({ base }: CoreOptions): number {
  const letters = [
    'I',
    ...(base.multiply === 'none' ? [] : ['M']),
    ...(base.atomics ? ['A'] : []),
    ...(base.compressed ? ['C'] : []),
    ...(base.userMode ? ['U'] : []),
  ];
  return letters.reduce((bits, letter) => bits + 2 ** (letter.charCodeAt(0) - 65), 2 ** 30);
}

/** The suite's description of a target. Tests are compiled with picolibc, since they include headers of C. */
export const description = (core: CoreOptions, skipped: readonly string[]): string => `import targets

class Core(targets.Hart):
    xlen = 32
    misa = ${hex(misa(core))}
    ram = ${hex(RAM_BASE)}
    ram_size = ${hex(RAM_SIZE)}
    bad_address = ${hex(NOWHERE)}
    instruction_hardware_breakpoint_count = ${core.debug.triggers}
    reset_vectors = [${core.base.resetVector}]
    link_script_path = "core.lds"

class Netloom(targets.Target):
    harts = [Core()]
    openocd_config_path = "core.cfg"
    timeout_sec = ${PATIENCE}
    clint_addr = ${core.auxiliary.clint!.base}
    supports_clint_mtime = True
    implements_page_virtual_memory = False
    support_hasel = False
    support_etrigger = False
    support_itrigger = False
    support_memory_sampling = False
    support_icount = ${core.debug.triggerKind === 'full' ? 'True' : 'False'}
    support_mcontrol = False
    support_mcontrol6 = False
    skip_tests = ${JSON.stringify(skipped)}

    def do_compile(self, hart, *sources):
        return super().do_compile(hart, *sources, "--specs=picolibc.specs")
`;

/** Where the suite's programs lie. All is kept, since gdb calls what no program does. */
export const LINKER_SCRIPT = `ENTRY(_start)
SECTIONS
{
  . = ${hex(PROGRAM)};
  .text : { KEEP(*(.text.entry)) KEEP(*(.text .text.*)) }
  .rodata : { KEEP(*(.rodata .rodata.*)) }
  .data : { KEEP(*(.data .data.*)) }
  .sdata : { __global_pointer$ = . + 0x800; KEEP(*(.srodata .srodata.* .sdata .sdata.*)) }
  __bss_start = .;
  .sbss : { KEEP(*(.sbss .sbss.* .scommon)) }
  .bss : { KEEP(*(.bss .bss.* COMMON)) }
  __bss_end = .;
  __malloc_start = .;
  . = . + 512;
  _end = .;
}
`;

/** The suite gives ports as later versions of OpenOCD have them, before all configuration. */
export const PORTS = ['gdb', 'tcl', 'telnet']
  .map((server) => `proc ${server} {port number} { ${server}_port $number }\n`)
  .join('');

/**
 * Commands of later versions: the selected trigger counts instructions of machine mode (type 3, `dmode`, action 1), and a
 * word is read again and again.
 */
const LATER = `
proc {riscv icount} {action {mode m} {count 0}} {
  riscv dmi_write 0x04 [expr {$action eq "set" ? 0x38000201 | $count << 10 : 0}]
  riscv dmi_write 0x17 0x002307a1
}
proc {riscv repeat_read} {count address bytes} {
  for {set i 0} {$i < $count} {incr i} { echo [format %08x [read_memory $address 32 1]] }
}
`;

/** What the suite asks of the configuration: errors are told, and one CSR is shown that there is not. */
export function configuration(socket: string): string {
  const before = [
    `core.cpu configure -work-area-phys ${hex(RAM_BASE)} -work-area-size 8096 -work-area-backup 1`,
    'gdb_report_data_abort enable',
    'gdb_report_register_access_error enable',
    'riscv expose_csrs 2288',
    'init',
  ];
  return openOcdConfiguration({ socket, log: '', port: 0 })
    .replace('tcl_port disabled', 'tcl_port 0')
    .replace(/\ninit\n/, `\n${before.join('\n')}\n`)
    .concat('arm semihosting enable\n', LATER);
}
