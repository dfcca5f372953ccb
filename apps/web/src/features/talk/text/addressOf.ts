import { findRun, getAllSocCanvas } from '@netloom/contract';
import { findReferences } from '@netloom/model';
import type { Reference } from '@netloom/model';
import { callApi } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';

/**
 * The address of what a reference names, looked for in the project that is open; undefined: it is not there. What
 * knows the addresses is loaded when one is wanted.
 */
export async function addressOf(reference: Reference): Promise<string | undefined> {
  switch (reference.kind) {
    case 'person':
      return undefined;
    case 'run': {
      const run = await callApi(findRun, { query: { runId: reference.runId } });
      if (run === null) return undefined;
      const { runAddress } = await import('../../runs/run/index.ts');
      return runAddress(run);
    }
    case 'ticket':
      return `/feedback/list?ticket=${reference.ticketId}`;
    case 'defect':
      return `/example/bug?bug=${reference.bugId}`;
    case 'result':
      return `/example/caseList/${reference.resultId}`;
    case 'design':
      return designAddress(reference);
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

async function designAddress({ design, block }: Extract<Reference, { kind: 'design' }>) {
  const { deptId } = useDept.getState();
  if (deptId === null) return undefined;
  const canvases = await callApi(getAllSocCanvas, { params: { x: deptId } });
  const found = canvases.find(({ socName }) => socName === design);
  if (found === undefined) return undefined;
  const search = new URLSearchParams({ canvas: String(found.socCanvasId) });
  if (block !== undefined) search.set('block', block);
  return `/charts/keyboard?${search}`;
}

/** The same of the first reference of a text. */
export async function addressOfText(text: string): Promise<string | undefined> {
  const [found] = findReferences(text);
  return found && addressOf(found.reference);
}
