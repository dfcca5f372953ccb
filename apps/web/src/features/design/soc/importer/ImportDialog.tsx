import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../store/uiStore.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { SourceForm } from './SourceForm.tsx';
import { pathsIn } from './sources.ts';
import { useImport } from './useImport.ts';

/** Verilog modules and IP-XACT components become blocks: choose sources, look at what was read, add what is wanted. */
export default function ImportDialog({ deptId }: { deptId: number }) {
  const { t } = useTranslation('soc');
  const { sources, setSources, preview, chosen, setChosen, soc, busy, read, add, back } = useImport(deptId);
  const actions = preview ? (
    <>
      <Button onClick={back}>{t('import.back')}</Button>
      <Button
        type="primary"
        disabled={soc === undefined ? chosen.length === 0 : !preview.document}
        loading={busy}
        onClick={() => void add()}
      >
        {soc === undefined ? t('import.add', { count: chosen.length }) : t('import.open')}
      </Button>
    </>
  ) : (
    <Button
      type="primary"
      disabled={pathsIn(sources).length === 0}
      loading={busy}
      onClick={() => void read()}
    >
      {t('import.read')}
    </Button>
  );
  return (
    <Modal open width={880} title={t('import.title')} footer={actions} onCancel={closeDialog}>
      {preview ? (
        <>
          <DocumentChoice reply={preview} soc={soc} busy={busy} onChoose={(module) => void read(module)} />
          <ImportPreview reply={preview} chosen={chosen} onChoose={setChosen} />
        </>
      ) : (
        <SourceForm value={sources} onChange={setSources} />
      )}
    </Modal>
  );
}
