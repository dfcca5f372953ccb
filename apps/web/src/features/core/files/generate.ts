import { getAllSocModule, libJsonByCore } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { useCore } from '../store/coreStore.ts';
import { folderOf, hashOf, markStored } from './saveCore.ts';

/** Writes the core as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  const { open } = useCore.getState();
  if (open === undefined) return;
  const hash = hashOf(open);
  const folder = folderOf(open);
  const coreJson = writeCore(open.options);
  openGenerate({
    name: open.options.name,
    async run(decisions) {
      const query = { deptId, save: 'true' as const };
      const result = await callApi(libJsonByCore, { query, body: { coreJson, hash, folder, decisions } });
      if (result.core !== null) {
        markStored(open, result.core);
        void queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule) });
      }
      return result;
    },
  });
}
