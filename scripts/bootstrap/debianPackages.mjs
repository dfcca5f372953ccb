import { existsSync } from 'node:fs';
import { isOnPath, run, say } from './process.mjs';

/** Debian packages by the thing that shows they are there: a command, or an absolute path. */
const coreTools = {
  verilator: 'verilator',
  'g++': 'g++',
  make: 'make',
  perl: 'perl',
  '/usr/include/zlib.h': 'zlib1g-dev',
  yosys: 'yosys',
  sta: 'opensta',
  '/usr/share/qflow/tech/osu018/osu018_stdcells.lib': 'qflow-tech-osu018',
  iverilog: 'iverilog',
  ghdl: 'ghdl',
  bwrap: 'bubblewrap',
  ccache: 'ccache',
  '/usr/bin/python3': 'python3',
  git: 'git',
  ssh: 'openssh-client',
  'riscv64-unknown-elf-gcc': 'gcc-riscv64-unknown-elf',
  openocd: 'openocd',
  'gdb-multiarch': 'gdb-multiarch',
};

const testTools = {
  'nextpnr-ice40': 'nextpnr-ice40',
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc': 'fonts-noto-cjk',
  fst2vcd: 'gtkwave',
  xmllint: 'libxml2-utils',
  openssl: 'openssl',
  '/usr/lib/python3/dist-packages/yaml/__init__.py': 'python3-yaml',
  '/usr/lib/python3/dist-packages/junitparser/__init__.py': 'python3-junitparser',
  dtc: 'device-tree-compiler',
  ld: 'binutils',
  'qemu-system-riscv32': 'qemu-system-misc',
  'qemu-system-arm': 'qemu-system-arm',
  'arm-none-eabi-gcc': 'gcc-arm-none-eabi',
  cmake: 'cmake',
  lcov: 'lcov',
  z3: 'z3',
  gs: 'ghostscript',
};

/** For `npm run test:deep`. */
const deepTools = {
  '/usr/sbin/slurmctld': 'slurm-wlm',
  '/usr/sbin/munged': 'munge',
  icepll: 'fpga-icestorm',
  '/usr/lib/arm-none-eabi/newlib/nano.specs': 'libnewlib-arm-none-eabi',
  '/usr/lib/python3/dist-packages/pexpect/__init__.py': 'python3-pexpect',
  nc: 'netcat-openbsd',
  '/usr/lib/picolibc/riscv64-unknown-elf/lib': 'picolibc-riscv64-unknown-elf',
};

function missing(tools) {
  const isThere = (mark) => (mark.startsWith('/') ? existsSync(mark) : isOnPath(mark));
  return Object.entries(tools).flatMap(([mark, name]) => (isThere(mark) ? [] : [name]));
}

/** The prefix that lets us install, or null: root needs none, others a sudo that asks nothing. */
function privilege() {
  if (process.getuid?.() === 0) return [];
  if (isOnPath('sudo') && run('sudo', ['-n', 'true'], { stdio: 'ignore' }) === 0) return ['sudo', '-n'];
  return null;
}

function install(packages) {
  const prefix = privilege();
  if (!isOnPath('apt-get') || prefix === null) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    return run(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages) === 0;
}

/** `npm start -- --no-install`, or without the dashes, which npm turns into a setting of its own. */
function mayInstall() {
  return !process.argv.includes('--no-install') && process.env.npm_config_install !== '';
}

/** Installs what is missing of the EDA tools (and, for tests, the browser). Never fatal: the server says what it lacks. */
export function ensureDebianPackages({ forTests = false, deep = false } = {}) {
  const packages = missing({ ...coreTools, ...(forTests && testTools), ...(deep && deepTools) });
  if (packages.length === 0) return;
  const command = `sudo apt-get install ${packages.join(' ')}`;
  if (!mayInstall()) return say(`not installed, as asked: ${packages.join(', ')}. To install: ${command}`);
  say(`installing from Debian: ${packages.join(', ')} …`);
  if (!install(packages))
    say(`could not install them here. Runs that need them say so. To install: ${command}`);
}
