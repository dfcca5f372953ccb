import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { change } from '../../soc/index.ts';
import { MoveTable } from './MoveTable.tsx';
import { PackForm } from './PackForm.tsx';
import { usePacking } from './usePacking.ts';
import './pack.css';

/** Lays the regions of one interconnect side by side; shows every new base before it is taken. */
export function PackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('memoryMap');
  const packing = usePacking();
  const { packed, moves, wrong } = packing;
  const moved = moves.filter(({ before, after }) => before !== after).length;

  function take(): void {
    change({ document: packed });
    onClose();
  }

  return (
    <Modal
      open
      title={t('pack.title')}
      okText={t('pack.take', { count: moved })}
      okButtonProps={{ disabled: moved === 0 || wrong }}
      onOk={take}
      onCancel={onClose}
    >
      <p>{t('pack.text')}</p>
      <PackForm packing={packing} />
      <MoveTable moves={moves} />
    </Modal>
  );
}
