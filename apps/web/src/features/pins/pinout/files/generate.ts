import { generatePins } from '@netloom/contract';
import { writeConfiguration } from '@netloom/pins';
import { callApi } from '../../../../api/index.ts';
import { markStored } from '../../../../document/index.ts';
import { openGenerate } from '../../../design/generation/index.ts';
import { showPlace } from '../store/showPlace.ts';
import { boards, folderOfPath, storedOfRow } from './boards.ts';

/** Stores what is shown and writes its sources into the project; shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  const open = boards.current();
  if (open === undefined) return;
  const { key, document: configuration, stored } = open;
  const body = {
    deptId,
    pinsJson: writeConfiguration(configuration),
    hash: stored?.hash ?? '',
    folder: folderOfPath(key),
  };
  openGenerate({
    name: configuration.name,
    async run(decisions) {
      const result = await callApi(generatePins, { body: { ...body, decisions } });
      if (result.stored !== null) markStored(boards, key, configuration, storedOfRow(result.stored));
      return result;
    },
    onShow: ({ pointer }) => showPlace(pointer),
  });
}
