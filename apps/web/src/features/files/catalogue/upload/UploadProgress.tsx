import { App, Button, Progress } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from './uploadStore.ts';

const SHOWN = 8;

/** How far the upload is, with a way to stop it; asks what becomes of files that are there already. */
export function UploadProgress() {
  const { t } = useTranslation('catalogue');
  const { running, conflict, start, settle } = useUpload();
  const { modal } = App.useApp();
  useEffect(() => {
    if (conflict === null) return undefined;
    const { existing, upload } = conflict;
    const dialog = modal.confirm({
      title: t('upload.existing', { count: existing.length }),
      content: (
        <ul className="nl-catalogue-names">
          {existing.slice(0, SHOWN).map((path) => (
            <li key={path}>{path}</li>
          ))}
          {existing.length > SHOWN ? <li>{t('more', { count: existing.length - SHOWN })}</li> : null}
        </ul>
      ),
      okText: t('upload.overwrite'),
      okButtonProps: { danger: true },
      onOk: () => void start({ ...upload, existing: 'overwrite' }),
      onCancel: settle,
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          <Button onClick={() => void start({ ...upload, existing: 'keep' })}>{t('upload.keep')}</Button>
          <OkBtn />
        </>
      ),
    });
    return () => dialog.destroy();
  }, [conflict, modal, settle, start, t]);
  if (running === null) return null;
  const percent = Math.round(running.part * 100);
  return (
    <div className="nl-catalogue-upload" role="status">
      <span>{percent === 100 ? t('upload.storing') : t('upload.running', { count: running.count })}</span>
      <Progress percent={percent} size="small" aria-label={t('upload.title')} />
      <Button size="small" type="link" onClick={running.cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
