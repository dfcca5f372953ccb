import { saveOrupdateCanvas, selectCanvasBySocCanvasId } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a save that renames a block', () => {
  const cell = (name: string) =>
    `${JSON.stringify({
      ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:cell:1.0', name: 'cell' },
      instances: { [name]: { ip: 'netloom:ip:rom:1.0' } },
    })}\n`;
  const holder = `${JSON.stringify({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:holder:1.0', name: 'holder' },
    instances: { cell0: { ip: 'test:soc:cell:1.0', patch: { '/instances/rom0/description': 'Its own' } } },
  })}\n`;
  const layoutJson = JSON.stringify({
    ...{ netloom: 'layout', version: 1, blocks: {} },
    insides: { cell0: { blocks: { rom0: { x: 40, y: 80 } } } },
  });
  const store = (
    socName: string,
    toVerilogJson: string,
    more: { socCanvasId?: number; layoutJson?: string } = {},
  ) => server.admin.call(saveOrupdateCanvas, { body: { deptId: DEMO, socName, toVerilogJson, ...more } });

  it('lets overrides of other documents follow, and says so', async () => {
    const inner = await store('cell', cell('rom0'));
    const outer = await store('holder', holder, { layoutJson });
    expect(await store('cell', cell('boot'), { socCanvasId: inner.socCanvasId })).toMatchObject({
      followed: ['holder/holder.soc.json'],
    });
    const now = await server.admin.call(selectCanvasBySocCanvasId, { params: { id: outer.socCanvasId } });
    expect(JSON.parse(now.layoutJson)).toMatchObject({
      insides: { cell0: { blocks: { boot: { x: 40, y: 80 } } } },
    });
    expect(JSON.parse(now.toVerilogJson)).toMatchObject({
      instances: { cell0: { patch: { '/instances/boot/description': 'Its own' } } },
    });
    expect(await store('cell', cell('boot'), { socCanvasId: inner.socCanvasId })).not.toHaveProperty(
      'followed',
    );
  });
});
