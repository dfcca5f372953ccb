import { ReplyCode } from '@netloom/contract';
import { emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
const { designs, storedCanvas } = await import('./designs.ts');
const { renameCanvas } = await import('./canvasCalls.ts');

/** The hash that the edits of an open canvas stand on after a rename, when the project's document has `stored`. */
async function hashAfterRename(open: string, stored: string): Promise<string | undefined> {
  const canvas = {
    ...{ socCanvasId: 7, deptId: 1, socName: 'soc', path: 'soc/soc.soc.json', createBy: '', updateTime: '' },
    toVerilogJson: writeDocument(emptySoc('soc')),
    layoutJson: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
    ...{ hash: stored, layoutHash: 'layout' },
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: ReplyCode.ok, msg: '', data: canvas }));
  await designs.openStored(storedCanvas({ ...canvas, hash: open }));
  await renameCanvas(1, 7, `named ${open}`);
  return designs.current()?.stored?.hash;
}

it('leaves the edits of an open canvas standing against a document that was stored since', async () => {
  expect(await hashAfterRename('of mine', 'of a colleague')).toBe('of mine layout');
  expect(await hashAfterRename('the same', 'the same')).toBe('the same layout');
});
