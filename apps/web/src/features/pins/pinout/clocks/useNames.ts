import type { ClockNode } from '@netloom/pins';
import { useTranslation } from 'react-i18next';

/** Names of nodes and of their options in the user's language; registers and oscillators keep their own. */
export function useNames() {
  const { t } = useTranslation('pinClocks');
  const words: Record<string, string> = {
    Off: t('option.off'),
    On: t('option.on'),
    Crystal: t('option.crystal'),
    Bypass: t('option.bypass'),
    None: t('option.none'),
  };
  const special: Record<string, string> = {
    HSI488: 'HSI / 488',
    SYSCLKSource: 'SYSCLK',
    CLK48Source: 'CLK48',
    PLLI2SCLK: 'PLLI2S',
    RTCHSEDivider: t('node.rtcDivider'),
    TimerPrescaler: t('node.timerPrescaler'),
    SupplyVoltage: t('node.supply'),
    VoltageScale: t('node.voltageScale'),
    OverDrive: t('node.overDrive'),
  };
  function node(name: string): string {
    const [, pll] = /^(PLL.*)Source$/.exec(name) ?? [];
    const [, source] = /^(.+)Source$/.exec(name) ?? [];
    const [, prescaler] = /^(.+)Prescaler$/.exec(name) ?? [];
    const [, timers] = /^(.+)TIM$/.exec(name) ?? [];
    if (special[name] !== undefined) return special[name];
    if (pll !== undefined) return t('node.input', { name: pll });
    if (source !== undefined) return t('node.clock', { name: source });
    if (prescaler !== undefined) return t('node.prescaler', { name: prescaler });
    return timers === undefined ? name : t('node.timers', { name: timers });
  }
  function option(of: ClockNode, value: string | number): string {
    if (of.kind === 'divider') return `/ ${value}`;
    return words[value] ?? (of.kind === 'mux' ? node(String(value)) : String(value));
  }
  return { node, option, off: words['Off']! };
}
