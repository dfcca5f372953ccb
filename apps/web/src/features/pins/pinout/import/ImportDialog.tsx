import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../../document/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import { usePinsFiles } from '../files/usePinsFiles.ts';
import { ChipList } from './ChipList.tsx';
import { ChipView } from './ChipView.tsx';
import { useImport } from './useImport.ts';
import './import.css';

/** Imports chips from their maker's pin data; what the files hold and what of it is taken is shown first. */
export function ImportDialog() {
  const { t, ready } = useTranslation('pinImport');
  const known = usePinsFiles()?.chips.map(({ id }) => id) ?? [];
  const { chosen, shown, setShown, chips, busy, choose, store } = useImport();
  const current = chosen?.chips[shown];

  if (!ready) return null;
  return (
    <Modal
      open
      width="min(980px, 96vw)"
      className="nl-tall-dialog"
      title={t('title')}
      okText={chips.length > 1 ? t('storeMany', { count: chips.length }) : t('store')}
      okButtonProps={{ disabled: chips.length === 0, loading: busy }}
      onOk={() => void store()}
      onCancel={closeDialog}
    >
      <div className="nl-pins-import">
        <FileDrop
          text={t(chosen === undefined ? 'drop' : 'dropOthers')}
          hint={t('which')}
          accept=".xml"
          isSmall={chosen !== undefined}
          onChoose={(files) => void choose(files)}
        />
        {chosen?.refused.map((file) => (
          <Alert
            key={file.name}
            type="error"
            showIcon
            title={t(`refused.${file.why}`, { name: file.name })}
          />
        ))}
        {chosen && chosen.chips.length > 1 && (
          <ChipList chips={chosen.chips} shown={shown} known={known} onShow={setShown} />
        )}
        {current && <ChipView key={current.name} {...current} known={known} />}
      </div>
    </Modal>
  );
}
