import { command } from '../../command.ts';
import { WrongUse } from '../../failure.ts';

const ONLY = /^([A-Za-z][\w.-]*):(\d+)$/;

function onlyOf(text: string): { case: string; seed: number } {
  const [, name, seed] = ONLY.exec(text) ?? [];
  if (name === undefined) throw new WrongUse(`--only: "${text}" is not case:seed`);
  return { case: name, seed: Number(seed) };
}

const run = command({
  name: 'regress run',
  usage: `
  regress run <name.regress.json>               all cases with their seeds    [--root <folder>] [--group <name>]…
                                                [--only <case>:<seed>]… [--waves: <case>_<seed>.fst]
                                                [--junit <file.xml>]; exit code 0 when everything passed`,
  options: {
    root: { type: 'string', default: '.' },
    group: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    waves: { type: 'boolean', default: false },
    junit: { type: 'string' },
  },
  files: ['the plan'],
  run: async ({ root, group, only, waves, junit, json }, [path]) => {
    const write = (text: string) => void (json || process.stdout.write(text));
    const options = { root, groups: group, only: only.map(onlyOf), waves, junit, write };
    return (await import('./run.ts')).regressRun(path!, options);
  },
});

export const regressCommands = [run];
