import type { Delivery } from './package.ts';

/** How a customer runs the package. */
export const readme = ({
  options: { name, auxiliary },
  tests,
  others,
}: Delivery): string => `# ${name}: RTL and tests

\`make\` builds the core with its bench and runs ${tests.length} tests; \`results/report.html\`, \`report.pdf\` and \`report.xml\` (JUnit) say what came of it. Debian's packages \`verilator\`, \`g++\` and \`make\` are all that is needed; with \`make SIM=icarus\`, \`iverilog\`. For another simulator compile what \`files.f\` lists, and run the module \`${name}_bench\` in this folder with \`+test=tests/<test>\` and the words in \`tests/<test>/args\`: it prints PASS or FAIL.

\`make quick\` runs some tests of each suite. \`sh run.sh -s verilator -j 4 csr ins-add\` runs a suite and a test.

| | |
|---|---|
| \`rtl\`, \`bench\`, \`files.f\` | the core, its bench, both in compile order |
| \`tests/<test>/test.S\` | the test's source; \`make elf\` assembles it with riscv64-unknown-elf-gcc |
| \`tests/<test>/ram.hex\` | the same as the bench loads it |
| \`tests/<test>/expected.hex\` | what the instruction-set model leaves: the number of words, then each word from 0x80300000 on |
| \`tests.tsv\`, \`suites.tsv\` | the plan: tests by suite, and suites that this core cannot have, with the reason |
| \`plan.tsv\` | the coverage plan: of each instruction the privileges, classes of operands and hazards that count |

${others ? `The suite \`others\` has programs of ${others.name} (${others.version}), as they came: each must write 1 to its own \`tohost\` and leave the model's words between \`begin_signature\` and \`end_signature\`, where it has them. \`unfit.tsv\` names those that are no test of this core, with the reason.\n\n` : ''}A test passes when its program has written 1 to \`tohost\`, and every word that it left is the model's. A core that stands still fails all of them. ${
  auxiliary.rvfi
    ? 'Coverage is what the bench saw the core retire, by its RVFI port, in tests that passed.'
    : 'Coverage is not measured: the core was generated without its RVFI port.'
}
`;
