import { getAllSocModule } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { callKey, queryClient } from '../../../../api/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { importBlocks, optionsOf } from './importCall.ts';
import type { ImportReply } from './importCall.ts';
import { NO_SOURCES } from './sources.ts';

/** The steps of an import: sources are read without writing, then the chosen of the modules found are added. */
export function useImport(deptId: number) {
  const { t } = useTranslation('soc');
  const [sources, setSources] = useState(NO_SOURCES);
  const [preview, setPreview] = useState<ImportReply>();
  const [chosen, setChosen] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function send(save?: string[]): Promise<ImportReply | undefined> {
    setBusy(true);
    try {
      return await importBlocks(sources.kind, { ...optionsOf(sources), deptId, save }, sources.files);
    } catch (error) {
      announceError(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function read(): Promise<void> {
    const reply = await send();
    if (!reply) return;
    setPreview(reply);
    setChosen(reply.modules.filter((module) => !module.instantiated).map((module) => moduleName(module)));
  }

  async function add(): Promise<void> {
    const reply = await send(chosen);
    if (!reply) return;
    useUi.setState({ imported: new Set(reply.saved.map(({ socModuleJson }) => vlnvOf(socModuleJson))) });
    await queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule) });
    announceSuccess(t('import.added', { count: reply.saved.length }));
    closeDialog();
  }

  const back = (): void => setPreview(undefined);
  return { sources, setSources, preview, chosen, setChosen, busy, read, add, back };
}

function vlnvOf(socModuleJson: string): string {
  return (JSON.parse(socModuleJson) as { vlnv: string }).vlnv;
}

function moduleName(module: ImportReply['modules'][number]): string {
  return (JSON.parse(module.socModuleJson) as { module: string }).module;
}
