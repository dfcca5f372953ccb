import { CloseOutlined, DeleteOutlined, DownOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { definitionOf } from '@netloom/pins';
import { Button, Dropdown, Input, Tooltip } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../peripherals/form/useTexts.ts';
import { usePins } from '../store/pinsStore.ts';
import { assignAll, freeAll, labelAll, lockAll, settle } from './editRows.ts';
import { chooseRows } from './selection.ts';

const SETTINGS = ['GPIO_PullupPulldown', 'GPIO_Speed'] as const;

/** Changes all chosen pins at once. */
export function BulkBar({ pins }: { pins: readonly string[] }) {
  const { t } = useTranslation('pinTable');
  const chip = usePins((state) => state.open)!.chip;
  const texts = useTexts();
  const [label, setLabel] = useState('');
  const gpio = definitionOf(chip, 'GPIO');
  const modes = new Set(chip.pins.flatMap(({ signals }) => signals.flatMap((signal) => signal.modes ?? [])));
  return (
    <div className="nl-pins-bulk" role="toolbar" aria-label={t('bulk.title')}>
      <b>{t('bulk.chosen', { count: pins.length })}</b>
      <Choices
        title={t('column.signal')}
        options={[...modes].map((mode) => ({ value: `GPIO_${mode}`, label: `GPIO_${mode}` }))}
        onChoose={(signal) => assignAll(pins, String(signal))}
      />
      {SETTINGS.map((name) => (
        <Choices
          key={name}
          title={t(`column.${name}`)}
          options={(gpio?.parameters.find((parameter) => parameter.name === name)?.options ?? []).map(
            (option) => ({ value: option.value, label: texts.option({ name }, option) }),
          )}
          onChoose={(value) => settle(pins, name, value)}
        />
      ))}
      <Input
        size="small"
        value={label}
        maxLength={60}
        placeholder={t('bulk.label')}
        aria-label={t('bulk.label')}
        onChange={({ target }) => setLabel(target.value)}
        onKeyDown={(event) => event.stopPropagation()}
        onPressEnter={() => labelAll(pins, label)}
      />
      <Command title={t('bulk.lock')} icon={<LockOutlined />} onClick={() => lockAll(pins, true)} />
      <Command title={t('bulk.unlock')} icon={<UnlockOutlined />} onClick={() => lockAll(pins, false)} />
      <Command title={t('bulk.free')} icon={<DeleteOutlined />} onClick={() => freeAll(pins)} />
      <Command title={t('bulk.none')} icon={<CloseOutlined />} onClick={() => chooseRows([])} />
    </div>
  );
}

interface ChoicesProps {
  title: string;
  options: readonly { value: string | number; label: string }[];
  onChoose: (value: string | number) => void;
}

function Choices({ title, options, onChoose }: ChoicesProps) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: options.map(({ label }, key) => ({ key, label })),
        onClick: ({ key }) => onChoose(options[Number(key)]!.value),
      }}
    >
      <Button size="small">
        {title} <DownOutlined />
      </Button>
    </Dropdown>
  );
}

interface CommandProps {
  title: string;
  icon: ReactNode;
  onClick: () => void;
}

function Command({ title, icon, onClick }: CommandProps) {
  return (
    <Tooltip title={title}>
      <Button size="small" icon={icon} aria-label={title} onClick={onClick} />
    </Tooltip>
  );
}
