import { listPins } from '@netloom/contract';
import type { PinsRow, VerilogFile } from '@netloom/contract';
import { readConfiguration } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { openConfiguration, usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { loadChip } from './chips.ts';

/** The configuration that a row holds. @throws with the reasons when its text cannot be read. */
export function configurationOf(row: PinsRow): PinConfiguration {
  const { document: configuration, diagnostics } = readConfiguration(row.pinsJson);
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

/** The row of a configuration; whether it is generated is not known from its file alone. */
export function rowOf({ socVerilogPath: path, verilogName, verilogFile, hash }: VerilogFile): PinsRow {
  const folder = path.slice(0, -verilogName.length - 1);
  const name = verilogName.replace(/\.pins\.json$/, '');
  return { name, folder, path, pinsJson: verilogFile, hash, generated: false };
}

/** Asks whether a stored configuration is generated; a text that was changed since then stays as it was opened. */
export async function seeGenerated(deptId: number, { path, hash }: PinsRow): Promise<void> {
  const input = { query: { deptId } };
  const files = await callApi(listPins, input).catch(() => undefined);
  const now = files?.configurations.find((row) => row.path === path && row.hash === hash);
  const { open } = usePins.getState();
  const isOpen = open?.stored?.path === path && open.stored.hash === hash;
  if (now !== undefined && isOpen) usePins.setState({ open: { ...open, stored: now } });
  if (files !== undefined) queryClient.setQueryData(callKey(listPins, input), files);
}
