import { checkRegisters, eachInstance, elaborate } from '@netloom/registers';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { loadMaps } from './loadMaps.ts';

interface Options {
  from?: string | undefined;
  include: string[];
  parameters: Record<string, string>;
}

/** `netloom regs check <file>` */
export async function checkRegisterMap(path: string, options: Options): Promise<Outcome> {
  const { maps, diagnostics } = await loadMaps(path, options);
  const found = [...diagnostics, ...maps.flatMap((map) => checkRegisters(map, options.parameters))];
  const blocks = hasErrors(found) ? [] : maps.map((map) => summary(elaborate(map, options.parameters).map));
  const lines = blocks.map(
    ({ name, registers, bytes }) => `${name}: ${registers} registers in ${bytes} bytes`,
  );
  return outcomeOf(path, found, lines.join('\n'), { blocks });
}

function summary(map: ReturnType<typeof elaborate>['map']) {
  const { name, size } = map;
  const registers = [...eachInstance(map)].filter(({ node }) => node.kind === 'register').length;
  return { name, registers, bytes: Number(size) };
}
