import { saidOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { elaborate } from '../elaborate/index.ts';
import type { ElaboratedMap } from '../elaborate/index.ts';
import type { OutputFile, OutputFiles, RegisterOutput } from '../generate/output.ts';
import type { RegisterReader } from '../formats/reading.ts';
import { say } from '../wording/formats/sentences.ts';
import { compareMaps, lossesOf } from './compare.ts';

/** How a format that can be read is written. */
interface ReadableFormat {
  id: string;
  title: string;
  language?: string;
  reader: RegisterReader;
  write(map: ElaboratedMap): OutputFiles;
  /** The same without what only our own reader understands. */
  writePlain?(map: ElaboratedMap): OutputFiles;
}

/**
 * An output whose losses are what its file, read again, does not say as the map does. Where the format has extensions
 * of ours, what stands in them alone is a loss for other tools.
 */
export function readableOutput({ reader, write, writePlain, ...output }: ReadableFormat): RegisterOutput {
  return {
    ...output,
    write,
    losses: async (map, files) => {
      const own = await readAgain(map, files, reader);
      if (!writePlain) return own;
      const known = new Set(own.map(({ message }) => message));
      const plain = await readAgain(map, writePlain(map).files, reader);
      const others = plain
        .filter(({ message }) => !known.has(message))
        .map((each) => ({ ...each, ...say('REG-LOSS/extension', { loss: saidOf(each) }) }));
      return [...own, ...others];
    },
  };
}

async function readAgain(
  map: ElaboratedMap,
  [file]: readonly OutputFile[],
  reader: RegisterReader,
): Promise<Diagnostic[]> {
  if (!file) return [];
  const { path, content } = file;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { maps, diagnostics } = await reader.read({ path, files: new Map([[path, bytes]]) });
  const [read] = maps;
  if (read) return lossesOf(compareMaps(map, elaborate(read, overridesOf(map, read)).map));
  const error = diagnostics.find(({ severity }) => severity === 'error');
  const why = error ? saidOf(error) : say('REG-LOSS/empty', {});
  return lossesOf([{ pointer: '', ...say('REG-LOSS/unreadable', { map: map.name, why }) }]);
}

/** The parameters that both have, with the values that the map was worked out with. */
function overridesOf(
  { source, values }: ElaboratedMap,
  read: ElaboratedMap['source'],
): Record<string, string> {
  const settable = new Set(read.parameters.filter(({ local }) => !local).map(({ name }) => name));
  const given = source.parameters.filter(
    ({ name, local, type }) => !local && type === 'integer' && settable.has(name),
  );
  return Object.fromEntries(given.map(({ name }) => [name, String(values[name] ?? 0n)]));
}
