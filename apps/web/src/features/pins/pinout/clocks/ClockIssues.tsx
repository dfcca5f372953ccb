import { reachClocks } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { withFix } from '../conflicts/applyFix.ts';
import { focusField } from '../conflicts/focusField.ts';
import { ProblemRow } from '../../../../diagnostics/ProblemRow.tsx';
import { edit } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';
import { useGoal } from './reach/goalStore.ts';
import type { Clocks } from './useClocks.ts';

/** What is wrong with the clocks, each with its fix, and one proposal that keeps all limits. */
export function ClockIssues({ clocks }: { clocks: Clocks }) {
  const { t } = useTranslation('pinClocks');
  const settings = usePins(({ open }) => open!.configuration.clocks);
  const { diagnostics, state, chip } = clocks;
  if (diagnostics.length === 0) return null;
  function resolve() {
    const wanted = state.frequencies['HCLK'] || state.frequencies['HSI']!;
    const { SYSCLKSource, PLLSource } = state.settings;
    const source = String(SYSCLKSource).startsWith('PLL') ? PLLSource : SYSCLKSource;
    const usb = state.frequencies['CLK48'] === 48e6;
    const reached =
      reachClocks({ hclk: wanted, usb, source: source === 'HSE' ? 'HSE' : 'HSI' }, settings, chip) ??
      'failed';
    useGoal.setState({ preview: { reached, of: settings, wanted } });
  }
  return (
    <section className="nl-pins-clock-issues" aria-label={t('issues')}>
      <ul>
        {diagnostics.map((diagnostic) => (
          <ProblemRow
            key={`${diagnostic.code} ${diagnostic.message}`}
            problem={diagnostic}
            onShow={({ pointer }) => focusField(pointer)}
            onFix={(fix) => edit((configuration) => withFix(configuration, fix))}
          />
        ))}
      </ul>
      <Button size="small" onClick={resolve}>
        {t('resolve')}
      </Button>
    </section>
  );
}
