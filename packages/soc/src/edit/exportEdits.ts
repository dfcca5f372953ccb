import type { Fix, SocDocument } from '@netloom/model';
import { clockInputs } from '../design/clockInputs.ts';
import type { Design } from '../design/block.ts';
import { profileOf } from '../design/busProfile.ts';
import { resolve } from '../design/resolve.ts';
import { mending } from '../wording/sentences.ts';
import { interfaceLike } from './interfaceLike.ts';
import { uniqueName } from './names.ts';

/** Edits that give an interface of an instance to the top level, under the interface's own or a numbered name. */
export function exportEdits(
  design: Design,
  instance: string,
  name: string,
  wanted?: string,
): Fix | undefined {
  const end = resolve(design, `${instance}.${name}`);
  if (end.kind !== 'interface') return undefined;
  const { document } = design;
  const topName = uniqueName(document, wanted ?? `${instance}_${name}`);
  const declared = interfaceLike(profileOf(design, end), clockOfInterface(design, instance, name));
  const inside = `${instance}.${name}`;
  const connection =
    end.role === 'manager'
      ? { manager: inside, subordinate: topName }
      : { manager: topName, subordinate: inside };
  return mending('fix/export', { interface: inside, name: topName }, [
    { pointer: `/interfaces/${topName}`, value: { ...declared } },
    { pointer: '/interfaceConnections/-', value: connection },
  ]);
}

function clockOfInterface(
  { document, blocks, sources }: Design,
  instance: string,
  name: string,
): string | undefined {
  const descriptor = blocks.get(instance)?.shape?.descriptor;
  const port =
    descriptor?.busInterfaces.find((each) => each.name === name)?.clock ??
    (descriptor && clockInputs(descriptor)[0]);
  const source = sources.get(`${instance}.${port}`);
  return source !== undefined && isClock(document, source) ? source : undefined;
}

function isClock({ clocks }: SocDocument, name: string): boolean {
  return Object.hasOwn(clocks, name);
}
