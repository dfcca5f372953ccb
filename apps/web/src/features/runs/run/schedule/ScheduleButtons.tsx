import { DeleteOutlined, EditOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { deleteSchedule } from '@netloom/contract';
import type { RunSchedule } from '@netloom/contract';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallMutation } from '../../../../api/index.ts';
import { refreshRuns } from '../refreshRuns.ts';
import { scheduleAddress } from '../runAddress.ts';

interface ScheduleButtonsProps {
  schedule: RunSchedule;
  onEdit: () => void;
}

export function ScheduleButtons({ schedule: { scheduleId, name }, onEdit }: ScheduleButtonsProps) {
  const { t } = useTranslation('schedule');
  const remove = useCallMutation(deleteSchedule, { onSettled: () => void refreshRuns() });
  return (
    <div className="nl-schedule-buttons">
      <Link to={scheduleAddress(scheduleId)} title={t('itsRuns')} aria-label={t('itsRuns')}>
        <Button type="text" size="small" tabIndex={-1} icon={<UnorderedListOutlined />} />
      </Link>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        title={t('change')}
        aria-label={t('change')}
        onClick={onEdit}
      />
      <Popconfirm
        title={t('delete.sure', { name })}
        description={t('delete.runsStay')}
        okText={t('delete.do')}
        okButtonProps={{ danger: true }}
        onConfirm={() => remove.mutate({ body: { scheduleId } })}
      >
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined />}
          title={t('delete.do')}
          aria-label={t('delete.do')}
        />
      </Popconfirm>
    </div>
  );
}
