/** A program that runs need, how to see which version is there, and how to get it. */
export interface Tool {
  name: string;
  /** Prints the version; its output is given to `readVersion`. */
  versionCommand: string[];
  /** Debian and Ubuntu package. */
  package: string;
  installCommand: string;
  purpose: string;
}

const tool = (name: string, versionCommand: string[], debianPackage: string, purpose: string): Tool => ({
  name,
  versionCommand,
  package: debianPackage,
  installCommand: `apt-get install ${debianPackage}`,
  purpose,
});

export const TOOLS: readonly Tool[] = [
  tool('verilator', ['verilator', '--version'], 'verilator', 'lint and simulation'),
  tool('g++', ['g++', '--version'], 'g++', 'compiling simulation models'),
  tool('make', ['make', '--version'], 'make', 'building simulation models'),
  tool('iverilog', ['iverilog', '-V'], 'iverilog', 'simulation with Icarus Verilog'),
  tool('yosys', ['yosys', '-V'], 'yosys', 'synthesis'),
  tool('ghdl', ['ghdl', '--version'], 'ghdl', 'VHDL entities, which are converted at import'),
  tool('sta', ['sta', '-version'], 'opensta', 'static timing analysis'),
  tool('nextpnr-ice40', ['nextpnr-ice40', '--version'], 'nextpnr-ice40', 'placement and routing for iCE40'),
  tool(
    'riscv64-unknown-elf-gcc',
    ['riscv64-unknown-elf-gcc', '--version'],
    'gcc-riscv64-unknown-elf',
    'compiling firmware for RISC-V cores',
  ),
  tool('openocd', ['openocd', '--version'], 'openocd', 'debugging programs on a simulated SoC'),
  tool(
    'gdb-multiarch',
    ['gdb-multiarch', '--version'],
    'gdb-multiarch',
    'debugging programs on a simulated SoC',
  ),
  tool('ccache', ['ccache', '--version'], 'ccache', 'objects of the simulator that are compiled once'),
  tool('bwrap', ['bwrap', '--version'], 'bubblewrap', 'the sandbox that every run is confined to'),
  tool('python3', ['python3', '--version'], 'python3', 'the terminal of a shell'),
  tool('git', ['git', '--version'], 'git', 'projects'),
];

/** The first dotted number of a version command's output, e.g. "5.006" of "Verilator 5.006 2023-01-22". */
export function readVersion(output: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(output)?.[0];
}
