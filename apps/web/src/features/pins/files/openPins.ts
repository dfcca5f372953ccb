import { listPins } from '@netloom/contract';
import type { PinsRow } from '@netloom/contract';
import { readConfiguration } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { openConfiguration } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { loadChip } from './chips.ts';

/** The configuration that a row holds. @throws with the reasons when its text cannot be read. */
export function configurationOf(row: PinsRow): PinConfiguration {
  const { configuration, diagnostics } = readConfiguration(row.pinsJson);
  if (configuration !== undefined) return configuration;
  throw new Error(`${row.path}: ${diagnostics.map(({ message }) => message).join('; ')}`);
}

/** Shows a stored configuration and forgets edits. @throws when it or its chip cannot be read. */
export async function showStored(deptId: number, row: PinsRow): Promise<void> {
  const configuration = configurationOf(row);
  const chip = await loadChip(deptId, configuration.chip);
  useUi.setState({ pin: undefined, peripheral: undefined, file: undefined });
  openConfiguration(configuration, chip, row);
}

export async function openRow(deptId: number, row: PinsRow): Promise<void> {
  try {
    await showStored(deptId, row);
  } catch (error) {
    announceError(error);
  }
}

/** The stored configuration of a folder as the server has it now. */
export async function fetchPins(deptId: number, folder: string): Promise<PinsRow | undefined> {
  const input = { query: { deptId } };
  const files = await callApi(listPins, input);
  queryClient.setQueryData(callKey(listPins, input), files);
  return files.configurations.find((row) => row.folder === folder);
}
