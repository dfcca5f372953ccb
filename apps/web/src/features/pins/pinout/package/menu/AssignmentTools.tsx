import { DeleteOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import type { PinAssignment } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toggleLock } from '../actions/pinActions.ts';
import { LabelInput } from '../inspector/LabelInput.tsx';
import { freeAndClose } from './menuActions.ts';

interface Props {
  pin: string;
  assignment: PinAssignment;
}

/** Names the assignment of a pin, locks and frees it. */
export function AssignmentTools({ pin, assignment: { label, lock } }: Props) {
  const { t } = useTranslation('pinPackage');
  return (
    <footer>
      <LabelInput key={pin} pin={pin} label={label ?? ''} />
      <Button
        size="small"
        icon={lock ? <UnlockOutlined /> : <LockOutlined />}
        onClick={() => toggleLock(pin)}
      >
        {t(lock ? 'action.unlock' : 'action.lock')}
      </Button>
      <Button size="small" icon={<DeleteOutlined />} onClick={() => freeAndClose(pin)}>
        {t('action.free')}
      </Button>
    </footer>
  );
}
