import { getVerilogInfoByPath, listPins, writeFileByPath } from '@netloom/contract';
import { writeChip } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../../api/index.ts';
import { i18n } from '../../../../i18n.ts';
import { chipPath } from '../files/chips.ts';
import { useUi } from '../store/uiStore.ts';

/** Writes chips into the project and offers the first one for a new configuration. */
export async function storeChips(deptId: number, chips: readonly Chip[]): Promise<void> {
  const [first] = chips;
  if (first === undefined) return;
  try {
    const { chips: known } = await callApi(listPins, { query: { deptId } });
    for (const chip of chips) {
      const isThere = known.some(({ id }) => id === chip.id);
      await storeChip(deptId, chip, isThere);
    }
    await queryClient.invalidateQueries({ queryKey: callKey(listPins) });
    announceSuccess(i18n.t('pinImport:stored', { count: chips.length, name: first.model }));
    useUi.setState({ dialog: 'new', importedChip: first.id });
  } catch (error) {
    announceError(error);
  }
}

/** A stored chip is replaced by the hash of what is there now; the same text is left alone. */
async function storeChip(deptId: number, chip: Chip, isThere: boolean): Promise<void> {
  const socVerilogPath = chipPath(chip.id);
  const verilogFile = writeChip(chip);
  const input = { body: { deptId, socVerilogPath } };
  let hash = '';
  if (isThere) {
    const stored = await callApi(getVerilogInfoByPath, input);
    if (stored.verilogFile === verilogFile) return;
    hash = stored.hash;
  }
  const file = await callApi(writeFileByPath, { body: { deptId, verilogFile, socVerilogPath, hash } });
  queryClient.setQueryData(callKey(getVerilogInfoByPath, input), file);
}
