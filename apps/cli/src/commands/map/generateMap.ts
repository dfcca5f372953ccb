import { basename } from 'node:path';
import { addressView } from '@netloom/soc';
import { ADDRESS_MAP_OUTPUTS, addressMapFiles, registerHeaders } from '@netloom/soc/addressmap';
import type { AddressMapOutput } from '@netloom/soc/addressmap';
import { Failure } from '../../failure.ts';
import { OutputFolder } from '../../outputFolder.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { MapSubject } from './withMap.ts';

interface Options {
  /** Ids of outputs; all of them when empty. */
  to: readonly string[];
  output: string;
  manager?: string | undefined;
}

/** Views of the address map, side by side in one folder; with `soc.h` the headers that it includes. */
export async function generateMap(subject: MapSubject, options: Options): Promise<Outcome> {
  const { path, document, library, diagnostics } = subject;
  const outputs = chosen(options.to);
  refuseUnknownManager(subject, options.manager);
  if (hasErrors(diagnostics)) return outcomeOf(path, diagnostics, '', {});
  const headers = outputs.some(({ id }) => id === 'h') ? registerHeaders(document, library) : [];
  const views = addressMapFiles(document, library, { manager: options.manager, outputs });
  const output = new OutputFolder(options.output);
  const written: string[] = [];
  for (const { path: file, text } of [...views, ...headers]) {
    written.push(output.write(basename(file), text));
  }
  const summary =
    written.length > 0 ? written.join('\n') : `${path}: no manager reaches a mapped subordinate`;
  return outcomeOf(path, diagnostics, summary, { files: written });
}

function chosen(ids: readonly string[]): readonly AddressMapOutput[] {
  if (ids.length === 0) return ADDRESS_MAP_OUTPUTS;
  return ids.map((id) => {
    const found = ADDRESS_MAP_OUTPUTS.find((output) => output.id === id);
    if (!found) {
      const known = ADDRESS_MAP_OUTPUTS.map((each) => each.id).join(', ');
      throw new Failure(`--to: "${id}" is none of ${known}`);
    }
    return found;
  });
}

/** @throws Failure that names the managers that there are. */
export function refuseUnknownManager({ document, library }: MapSubject, manager: string | undefined): void {
  const managers = addressView(document, library).map((view) => view.manager);
  if (manager === undefined || managers.includes(manager)) return;
  throw new Failure(`--manager: "${manager}" is none of ${managers.join(', ')}`);
}
