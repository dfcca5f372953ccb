import { ReplyCode } from '@netloom/contract';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { cookie: '' });
});
const { useSoc } = await import('../store/socStore.ts');
const { renameCanvas } = await import('./canvasCalls.ts');

/** The hash of the open canvas after a rename, when the project's document has `stored`; a rename leaves it as it is. */
async function hashAfterRename(open: string, stored: string): Promise<string | undefined> {
  const canvas = { socCanvasId: 7, path: 'soc/soc.soc.json', toVerilogJson: '{}', layoutJson: '{}' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: ReplyCode.ok, msg: '', data: { ...canvas, hash: stored } }),
  );
  useSoc.setState({
    canvas: {
      ...canvas,
      socName: 'soc',
      hash: open,
      savedDocument: useSoc.getState().document,
      savedLayout: useSoc.getState().layout,
    },
  });
  await renameCanvas(1, 7, `named ${open}`);
  return useSoc.getState().canvas?.hash;
}

it('leaves the edits of an open canvas standing against a document that was stored since', async () => {
  expect(await hashAfterRename('of mine', 'of a colleague')).toBe('of mine');
  expect(await hashAfterRename('the same', 'the same')).toBe('the same');
});
