import { getAllSocModule } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { callKey, queryClient } from '../../../../api/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { importBlocks, optionsOf } from './importCall.ts';
import type { ImportReply } from './importCall.ts';
import { openDocument } from './openDocument.ts';
import { NO_SOURCES } from './sources.ts';

/** The steps of an import: sources are read without writing, then the chosen of the modules found are added. */
export function useImport(deptId: number) {
  const { t } = useTranslation('soc');
  const [sources, setSources] = useState(NO_SOURCES);
  const [preview, setPreview] = useState<ImportReply>();
  const [chosen, setChosen] = useState<string[]>([]);
  /** Module that is taken as a SoC document. */
  const [soc, setSoc] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function working(task: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      announceError(error);
    } finally {
      setBusy(false);
    }
  }

  const send = (wanted: string | undefined, save?: string[]): Promise<ImportReply> =>
    importBlocks(sources.kind, { ...optionsOf(sources), deptId, save, soc: wanted }, sources.files);

  /** With a module, what it becomes as a document; then the blocks are chosen that it needs. */
  const read = (wanted?: string): Promise<void> =>
    working(async () => {
      const reply = await send(wanted);
      setPreview(reply);
      setSoc(wanted);
      const needed = new Set(reply.document?.blocks);
      const isChosen = (module: ImportReply['modules'][number]) =>
        wanted === undefined
          ? !module.instantiated
          : needed.has(vlnvOf(module.socModuleJson)) || needed.has(moduleName(module));
      setChosen(reply.modules.filter(isChosen).map(({ socModuleJson }) => vlnvOf(socModuleJson)));
    });

  const add = (): Promise<void> =>
    working(async () => {
      const reply = chosen.length > 0 || soc === undefined ? await send(soc, chosen) : preview;
      const added = reply?.saved ?? [];
      useUi.setState({ imported: new Set(added.map(({ socModuleJson }) => vlnvOf(socModuleJson))) });
      await queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule) });
      if (reply?.document) await openDocument(deptId, reply.document);
      else announceSuccess(t('import.added', { count: added.length }));
      closeDialog();
    });

  const back = (): void => {
    setPreview(undefined);
    setSoc(undefined);
  };
  return { sources, setSources, preview, chosen, setChosen, soc, busy, read, add, back };
}

function vlnvOf(socModuleJson: string): string {
  return (JSON.parse(socModuleJson) as { vlnv: string }).vlnv;
}

function moduleName(module: ImportReply['modules'][number]): string {
  return (JSON.parse(module.socModuleJson) as { module: string }).module;
}
