import { command } from '../../command.ts';
import { required } from '../../values.ts';

const library = { type: 'string', multiple: true, default: [] as string[] } as const;
const manager = { type: 'string' } as const;

const check = command({
  name: 'map check',
  usage: `
  map check    <name>.soc.json                  the address map as each manager sees it`,
  options: { library },
  files: ['the document'],
  run: async (values, [path]) => {
    const [{ withMap }, { checkMap }] = await Promise.all([import('./withMap.ts'), import('./checkMap.ts')]);
    return withMap(path!, values.library, checkMap);
  },
});

const generate = command({
  name: 'map generate',
  usage: `
  map generate <name>.soc.json --output <folder>   soc.h, memory.ld, soc.svd …    [--to <ids>] [--manager <endpoint>]`,
  options: { library, manager, to: { type: 'string' }, output: { type: 'string' } },
  files: ['the document'],
  run: async (values, [path]) => {
    const to = values.to?.split(',').filter(Boolean) ?? [];
    const settings = { to, output: required(values.output, '--output'), manager: values.manager };
    const [{ withMap }, { generateMap }] = await Promise.all([
      import('./withMap.ts'),
      import('./generateMap.ts'),
    ]);
    return withMap(path!, values.library, (subject) => generateMap(subject, settings));
  },
});

const who = command({
  name: 'map who',
  usage: `
  map who      <name>.soc.json <address>        block, register and fields there [--manager <endpoint>]`,
  options: { library, manager },
  files: ['the document', 'the address'],
  run: async (values, [path, address]) => {
    const [{ withMap }, { whoAnswers }] = await Promise.all([
      import('./withMap.ts'),
      import('./whoAnswers.ts'),
    ]);
    return withMap(path!, values.library, (subject) => whoAnswers(subject, address!, values.manager));
  },
});

export const mapCommands = [check, generate, who];
