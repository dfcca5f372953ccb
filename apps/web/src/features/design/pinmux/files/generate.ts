import { generatePinmux } from '@netloom/contract';
import { writePinmux } from '@netloom/pinmux';
import { callApi } from '../../../../api/index.ts';
import { markStored } from '../../../../document/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { pinmuxes, storedOfRow, targetOf } from './pinmuxes.ts';

/** Writes the multiplexer as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  const open = pinmuxes.current();
  if (open === undefined) return;
  const { key, document: pinmux, stored } = open;
  const { path, hash } = targetOf(pinmux, stored) ?? stored!;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const pinmuxJson = writePinmux(pinmux);
  openGenerate({
    name: pinmux.name,
    async run(decisions) {
      const result = await callApi(generatePinmux, { body: { deptId, pinmuxJson, hash, folder, decisions } });
      if (result.stored !== null) markStored(pinmuxes, key, pinmux, storedOfRow(result.stored));
      return result;
    },
  });
}
