import type { Diagnostic, RegisterMap } from '@netloom/model';
import { checkRegisters, elaborate, writeRegisterMap } from '@netloom/registers';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import type { OutputFile, RegisterOutput } from '@netloom/registers/outputs';
import { Failure } from '../../failure.ts';
import { OutputFolder } from '../../outputFolder.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { loadMaps } from './loadMaps.ts';

interface Options {
  from?: string | undefined;
  include: string[];
  parameters: Record<string, string>;
  /** Ids of outputs; all of them when empty. */
  to: readonly string[];
  output: string;
}

/** Netloom's own description, beside the views that others read. */
const DESCRIPTION: RegisterOutput = {
  id: 'json',
  title: 'Netloom register description',
  write: ({ source }) => ({
    files: [{ path: `${source.name}.regs.json`, content: writeRegisterMap(source) }],
    diagnostics: [],
  }),
};

/** `netloom regs generate|convert <file> --output <folder>`: what cannot be carried over is a warning. */
export async function generateViews(path: string, options: Options): Promise<Outcome> {
  const outputs = chosen(options.to);
  const { maps, diagnostics } = await loadMaps(path, options);
  const found = [...diagnostics, ...maps.flatMap((map) => checkRegisters(map, options.parameters))];
  if (hasErrors(found)) return outcomeOf(path, found, '', {});
  const output = new OutputFolder(options.output);
  const written: string[] = [];
  for (const map of maps) {
    const made = await viewsOf(map, outputs, options.parameters);
    found.push(...made.diagnostics);
    for (const file of made.files) written.push(output.write(file.path, file.content));
  }
  return outcomeOf(path, found, written.join('\n'), { files: written });
}

function chosen(ids: readonly string[]): RegisterOutput[] {
  const all = [DESCRIPTION, ...REGISTER_OUTPUTS];
  if (ids.length === 0) return [...REGISTER_OUTPUTS];
  return ids.map((id) => {
    const found = all.find((output) => output.id === id);
    if (!found) throw new Failure(`--to: "${id}" is none of ${all.map((each) => each.id).join(', ')}`);
    return found;
  });
}

async function viewsOf(
  map: RegisterMap,
  outputs: readonly RegisterOutput[],
  parameters: Record<string, string>,
): Promise<{ files: OutputFile[]; diagnostics: Diagnostic[] }> {
  const elaborated = elaborate(map, parameters).map;
  const made = await Promise.all(outputs.map((output) => writeWithLosses(output, elaborated)));
  return {
    files: made.flatMap(({ files }) => files),
    diagnostics: made.flatMap(({ diagnostics }) => diagnostics),
  };
}
