import { EllipsisOutlined } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOffer } from '../../../../commands/useOffer.ts';
import { runCommands } from './runCommands.ts';
import type { RunTargets } from './runCommands.ts';
import { useDeleteRuns } from './useDeleteRuns.tsx';
import { useRunMenu } from './useRunMenu.tsx';

const ScheduleDialog = lazy(() => import('../schedule/ScheduleDialog.tsx'));
const CompareWith = lazy(() => import('../compare/CompareWith.tsx'));

interface RunMenuProps {
  row: RunRow;
  /** What the menu is called. */
  label: string;
  onDeleted?: () => void;
  /** The run is what the screen shows: the palette has its commands too. */
  shown?: boolean;
}

function Offer({ targets }: { targets: RunTargets }) {
  useOffer(runCommands, targets);
  return null;
}

/** All that can be done with a run. */
export function RunMenu({ row, label, onDeleted, shown = false }: RunMenuProps) {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const askRemove = useDeleteRuns();
  const [dialog, setDialog] = useState<'schedule' | 'compare' | null>(null);
  const targets: RunTargets = {
    row,
    go: (address) => void navigate(address),
    open: setDialog,
    remove: () => askRemove([row], onDeleted),
    copied: t('copied'),
  };
  const menu = useRunMenu(targets);
  const close = () => setDialog(null);
  return (
    <>
      {shown ? <Offer targets={targets} /> : null}
      <Dropdown trigger={['click']} menu={menu}>
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined />}
          aria-label={label}
          onClick={(event) => event.stopPropagation()}
        />
      </Dropdown>
      <Suspense>
        {dialog === 'schedule' ? <ScheduleDialog runId={row.runId} onClose={close} /> : null}
        {dialog === 'compare' ? <CompareWith row={row} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
