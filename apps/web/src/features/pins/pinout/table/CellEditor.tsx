import { pinSettingsOf } from '@netloom/pins';
import { Select } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../peripherals/form/useTexts.ts';
import { usePins } from '../store/pinsStore.ts';
import { labelAll, settle } from './editRows.ts';
import { stopEditing, useTable } from './tableStore.ts';

interface Props {
  pin: string;
  /** Pins that the edit changes. */
  pins: () => string[];
  title: string;
}

function done(): void {
  stopEditing();
  document.querySelector<HTMLElement>('.nl-pins-table')?.focus({ preventScroll: true });
}

/** Edits a label in its cell. */
export function LabelCell({ pins, title, label }: Omit<Props, 'pin'> & { label: string }) {
  const [text, setText] = useState(() => useTable.getState().typed ?? label);
  const isDone = useRef(false);
  function finish(takes: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    if (takes && text.trim() !== label) labelAll(pins(), text);
    done();
  }
  return (
    <input
      autoFocus
      aria-label={title}
      value={text}
      maxLength={64}
      spellCheck={false}
      onFocus={({ target }) => useTable.getState().typed === undefined && target.select()}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(true);
        if (event.key === 'Escape') finish(false);
      }}
    />
  );
}

/** Chooses a setting in its cell. */
export function SettingCell({ pin, pins, title, setting }: Props & { setting: string }) {
  const texts = useTexts();
  const open = usePins((state) => state.open)!;
  const found = pinSettingsOf(open.configuration, open.chip, pin).find(
    ({ parameter }) => parameter.name === setting,
  );
  return (
    <Select
      autoFocus
      defaultOpen
      size="small"
      variant="borderless"
      aria-label={title}
      popupMatchSelectWidth={false}
      value={found?.value}
      options={found?.parameter.options?.map((option) => ({
        value: option.value,
        label: texts.option(found.parameter, option),
      }))}
      onSelect={(value) => {
        settle(pins(), setting, value);
        done();
      }}
      onOpenChange={(isOpen) => !isOpen && done()}
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}
