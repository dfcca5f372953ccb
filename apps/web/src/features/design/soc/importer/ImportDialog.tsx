import { getAllSocModule } from '@netloom/contract';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { callKey, queryClient } from '../../../../api/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { definesOf, importBlocks, pathsOf } from './importCall.ts';
import type { ImportReply } from './importCall.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { SourceForm } from './SourceForm.tsx';
import { NO_SOURCES } from './sources.ts';

/** Verilog modules and IP-XACT components become blocks: choose sources, look at what was read, add what is wanted. */
export default function ImportDialog({ deptId }: { deptId: number }) {
  const { t } = useTranslation('soc');
  const [sources, setSources] = useState(NO_SOURCES);
  const [preview, setPreview] = useState<ImportReply>();
  const [chosen, setChosen] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function send(save?: string[]): Promise<ImportReply | undefined> {
    setBusy(true);
    const { files, kind, folder, fileList, defines, includes } = sources;
    const options = {
      ...{ deptId, folder, fileList, save },
      defines: definesOf(defines),
      includeDirectories: pathsOf(includes),
    };
    try {
      return await importBlocks(kind, options, files);
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

  const actions = preview ? (
    <>
      <Button onClick={() => setPreview(undefined)}>{t('import.back')}</Button>
      <Button type="primary" disabled={chosen.length === 0} loading={busy} onClick={() => void add()}>
        {t('import.add', { count: chosen.length })}
      </Button>
    </>
  ) : (
    <Button type="primary" disabled={sources.files.length === 0} loading={busy} onClick={() => void read()}>
      {t('import.read')}
    </Button>
  );
  return (
    <Modal open width={880} title={t('import.title')} footer={actions} onCancel={closeDialog}>
      {preview ? (
        <ImportPreview reply={preview} chosen={chosen} onChoose={setChosen} />
      ) : (
        <SourceForm value={sources} onChange={setSources} />
      )}
    </Modal>
  );
}

function vlnvOf(socModuleJson: string): string {
  return (JSON.parse(socModuleJson) as { vlnv: string }).vlnv;
}

function moduleName(module: ImportReply['modules'][number]): string {
  return (JSON.parse(module.socModuleJson) as { module: string }).module;
}
