import { libJsonByCore } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import { callApi } from '../../../../api/index.ts';
import { markStored } from '../../../../document/index.ts';
import { openGenerate } from '../../../design/generation/index.ts';
import { cores, storedOfRow, targetOf } from './cores.ts';

/** Writes the core as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  const open = cores.current();
  if (open === undefined) return;
  const { key, document: options, stored } = open;
  const { path, hash } = targetOf(options, stored) ?? stored!;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const coreJson = writeCore(options);
  openGenerate({
    name: options.name,
    async run(decisions) {
      const query = { deptId, save: 'true' as const };
      const result = await callApi(libJsonByCore, { query, body: { coreJson, hash, folder, decisions } });
      if (result.core !== null) markStored(cores, key, options, storedOfRow(result.core));
      return result;
    },
  });
}
