import { command } from '../../command.ts';

const diff = command({
  name: 'diff',
  usage: `
  diff     <a> <b>                              what changed in a document, by meaning; exit code 0 equal,
                                                1 different, 2 error (.soc, .regs, .core, .pins, … .json);
                                                [--effects] adds what that does to ports, addresses, C constants
                                                and generated files of a SoC [--library <folder>]`,
  options: {
    effects: { type: 'boolean', default: false },
    library: { type: 'string', multiple: true, default: [] as string[] },
  },
  files: ['the first version', 'the second version'],
  run: async (options, [from, to]) => (await import('./diff.ts')).diffCommand(from!, to!, options),
});

const gitDiff = command({
  name: 'git-diff',
  usage: `
  git-diff <what git gives a diff driver>       the same as git's diff driver, see drivers`,
  options: {},
  files: ['the path'],
  more: 8,
  run: async (_, args) => (await import('./diff.ts')).gitDiffCommand(args),
});

const merge = command({
  name: 'merge',
  usage: `
  merge    <base> <mine> <theirs>               three versions joined by meaning [--output <file>] [--path <name>]
                                                [--choose <pointer>=mine|theirs]; exit code 0 merged, 1 conflicts
                                                (their lines stand between markers), 2 error; an empty base is none`,
  options: {
    output: { type: 'string' },
    path: { type: 'string' },
    choose: { type: 'string', multiple: true, default: [] as string[] },
  },
  files: ['the base', 'my version', 'their version'],
  run: async (values, files) => (await import('./merge.ts')).mergeCommand(files, values),
});

const drivers = command({
  name: 'drivers',
  usage: `
  drivers                                       the commands that make git diff and git merge do so in this
                                                repository: netloom drivers | sh`,
  options: {},
  run: async () => (await import('./drivers.ts')).driversCommand([process.execPath, process.argv[1]!]),
});

export const documentCommands = [diff, merge, drivers, gitDiff];
