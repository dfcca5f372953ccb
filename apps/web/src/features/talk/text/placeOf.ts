import { findRun, getAllSocCanvas } from '@netloom/contract';
import { findReferences } from '@netloom/model';
import type { Reference } from '@netloom/model';
import { callApi } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import type { ScreenPlace } from '../words/index.ts';

/**
 * The screen of what a reference names, looked for in a project, or else in the one that is open; undefined: it is not
 * there. What knows the addresses is loaded when one is wanted.
 */
export async function placeOf(reference: Reference, home: number | null): Promise<ScreenPlace | undefined> {
  const deptId = home ?? useDept.getState().deptId;
  switch (reference.kind) {
    case 'person':
      return undefined;
    case 'ticket':
      return { address: `/feedback/list?ticket=${reference.ticketId}`, deptId: null };
    case 'run':
      return runPlace(reference.runId);
    case 'design': {
      const address = deptId === null ? undefined : await designAddress(reference, deptId);
      return address === undefined ? undefined : { address, deptId };
    }
    default:
      return { address: await addressOf(reference), deptId };
  }
}

type InProject = Exclude<Reference, { kind: 'person' | 'ticket' | 'run' | 'design' }>;

async function addressOf(reference: InProject): Promise<string> {
  switch (reference.kind) {
    case 'defect':
      return `/example/bug?bug=${reference.bugId}`;
    case 'result':
      return `/example/caseList/${reference.resultId}`;
    case 'register': {
      const search = new URLSearchParams({ file: `${reference.map}.regs.json` });
      if (reference.register !== undefined) search.set('register', reference.register);
      return `/charts/mix-chart?${search}`;
    }
    case 'pin': {
      const search = new URLSearchParams({ file: reference.board });
      if (reference.pin !== undefined) search.set('pin', reference.pin);
      return `/generator/pinout?${search}`;
    }
    case 'line': {
      const { fileAddress } = await import('../../files/editor/index.ts');
      return fileAddress({ path: reference.path, line: reference.line });
    }
    case 'wave': {
      const { runId, file, from, to, signal } = reference;
      const { waveDebugAddress } = await import('../../waves/viewer/index.ts');
      return waveDebugAddress({ kind: 'run', runId, file }, { signal, time: from, until: to });
    }
  }
}

/** A run is where it is, wherever it is spoken of. */
async function runPlace(runId: string): Promise<ScreenPlace | undefined> {
  const run = await callApi(findRun, { query: { runId } });
  if (run === null) return undefined;
  const { runAddress } = await import('../../runs/run/index.ts');
  return { address: runAddress(run), deptId: run.deptId };
}

async function designAddress({ design, block }: Extract<Reference, { kind: 'design' }>, deptId: number) {
  const canvases = await callApi(getAllSocCanvas, { params: { x: deptId } });
  const found = canvases.find(({ socName }) => socName === design);
  if (found === undefined) return undefined;
  const search = new URLSearchParams({ canvas: String(found.socCanvasId) });
  if (block !== undefined) search.set('block', block);
  return `/charts/keyboard?${search}`;
}

/** The same of the first reference of a text. */
export async function placeOfText(text: string, home: number | null): Promise<ScreenPlace | undefined> {
  const [found] = findReferences(text);
  return found && placeOf(found.reference, home);
}
