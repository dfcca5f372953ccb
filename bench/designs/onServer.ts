import {
  getAllSocModule,
  login,
  saveOrupdateCanvas,
  saveSocModule,
  selectMyDeptList,
} from '@netloom/contract';
import type { BodyOf, Call, ReplyOf } from '@netloom/contract';
import { writeDocument, writeLayout } from '@netloom/soc';
import { manyBlocks, stage } from '../../apps/web/src/features/design/soc/testing/manyBlocks.ts';
import { adminPassword } from '../../e2e/harness/server.ts';
import { wideLevels } from './wideLevels.ts';

/** Calls a server as the administrator. */
async function caller(address: string) {
  let token = '';
  const call = async <C extends Call>(contract: C, body?: BodyOf<C>, x?: number): Promise<ReplyOf<C>> => {
    const path = contract.path.replace('{x}', String(x));
    const response = await fetch(`${address}${contract.base}${path}`, {
      method: contract.method,
      headers: { 'content-type': 'application/json', token },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ReplyOf<C> };
    if (code !== 200) throw new Error(`${contract.path}: ${msg}`);
    return data;
  };
  ({ token } = await call(login, { userName: 'admin', password: adminPassword }));
  return call;
}

/** Stores a canvas of so many blocks of eight ports, with or without places for them, and answers its name. */
export async function storeManyBlocks(
  address: string,
  count: number,
  placed: 'placed' | 'unplaced' = 'placed',
): Promise<string> {
  const call = await caller(address);
  const [department] = await call(selectMyDeptList);
  const deptId = department?.deptId ?? 0;
  const known = await call(getAllSocModule, undefined, deptId);
  if (!known.some(({ vlnv }) => vlnv === stage.vlnv))
    await call(saveSocModule, { deptId, folder: 'ip/stage', socModuleJson: JSON.stringify(stage) });
  const { document, layout } = manyBlocks(count);
  const socName = `many_${placed}`;
  await call(saveOrupdateCanvas, {
    deptId,
    socName,
    toVerilogJson: writeDocument({ ...document, name: socName }),
    layoutJson: writeLayout(placed === 'placed' ? layout : { ...layout, blocks: {} }),
  });
  return socName;
}

/** Stores a canvas with so many documents of so many blocks below it, and answers its name. */
export async function storeWideLevels(address: string, count: number, each: number): Promise<string> {
  const call = await caller(address);
  const [department] = await call(selectMyDeptList);
  const deptId = department?.deptId ?? 0;
  const { top, below, layout } = wideLevels(count, each);
  const noPlaces = { ...layout, blocks: {} };
  for (const document of [...below, top]) {
    const layoutJson = writeLayout(document === top ? noPlaces : layout);
    await call(saveOrupdateCanvas, {
      ...{ deptId, socName: document.name, toVerilogJson: writeDocument(document), layoutJson },
    });
  }
  return top.name;
}
