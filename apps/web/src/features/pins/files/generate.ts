import { generatePins } from '@netloom/contract';
import { writeConfiguration } from '@netloom/pins';
import { callApi } from '../../../api/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { usePins } from '../store/pinsStore.ts';
import { showPlace } from '../store/showPlace.ts';
import { folderOf, hashOf, markStored } from './savePins.ts';

/** Stores what is shown and writes its sources into the project; shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  const { open } = usePins.getState();
  if (open === undefined) return;
  const body = {
    deptId,
    pinsJson: writeConfiguration(open.configuration),
    hash: hashOf(open),
    folder: folderOf(open),
  };
  openGenerate({
    name: open.configuration.name,
    async run(decisions) {
      const result = await callApi(generatePins, { body: { ...body, decisions } });
      if (result.stored !== null) markStored(open, result.stored);
      return result;
    },
    onShow: ({ pointer }) => showPlace(pointer),
  });
}
