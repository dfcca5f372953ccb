import { AimOutlined } from '@ant-design/icons';
import { reachClocks } from '@netloom/pins';
import { Button, Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePins } from '../../store/pinsStore.ts';
import type { Clocks } from '../useClocks.ts';
import { useGoal } from './goalStore.ts';

const SOURCES = ['HSI', 'HSE'] as const;

/** The goal as it is written, or the chip's greatest HCLK from the oscillator in use; `preview` looks for settings. */
function useReach({ chip, state }: Clocks) {
  const goal = useGoal();
  const settings = usePins(({ open }) => open!.configuration.clocks);
  const text = goal.hclk ?? String(chip.frequency ?? 168);
  const wanted = Number(text) * 1e6;
  const isWrong = text.trim() === '' || !(wanted > 0 && wanted < 1e9);
  const source = goal.source ?? (state.settings['HSEState'] === 'Off' ? 'HSI' : 'HSE');
  const { usb } = goal;

  function preview() {
    if (isWrong) return;
    const reached = reachClocks({ hclk: wanted, usb, source }, settings, chip) ?? 'failed';
    useGoal.setState({ preview: { reached, of: settings, wanted } });
  }

  return { text, isWrong, source, usb, preview };
}

/** Asks for an HCLK, and previews the settings that reach it. */
export function ReachForm({ clocks }: { clocks: Clocks }) {
  const { t } = useTranslation('pinClocks');
  const { text, isWrong, source, usb, preview } = useReach(clocks);
  return (
    <form
      className="nl-pins-clock-reach"
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <label htmlFor="clock-goal">{t('reach')}</label>
      <Input
        id="clock-goal"
        size="small"
        className="nl-pins-mono"
        inputMode="decimal"
        maxLength={12}
        suffix="MHz"
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        value={text}
        onChange={({ target }) => useGoal.setState({ hclk: target.value })}
      />
      <Select
        size="small"
        aria-label={t('from')}
        value={source}
        options={SOURCES.map((value) => ({ value, label: t('fromSource', { source: value }) }))}
        onChange={(next) => useGoal.setState({ source: next })}
      />
      <Checkbox checked={usb} onChange={({ target }) => useGoal.setState({ usb: target.checked })}>
        {t('usb')}
      </Checkbox>
      <Button size="small" htmlType="submit" icon={<AimOutlined />} disabled={isWrong}>
        {t('preview')}
      </Button>
    </form>
  );
}
