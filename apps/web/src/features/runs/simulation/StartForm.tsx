import type { RequestOf } from '@netloom/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BootForm } from './boot/BootForm.tsx';
import { SimulationForm } from './form/SimulationForm.tsx';

type Mode = 'bench' | 'boot';

type From = RequestOf<'simulate' | 'lint' | 'proof' | 'boot' | 'debug'> | null;

const boots = (from: From): from is RequestOf<'boot' | 'debug'> =>
  from?.kind === 'boot' || from?.kind === 'debug';

/** A testbench to simulate, or a SoC to boot; `from` is an earlier run to start from. */
export function StartForm({ from }: { from: From }) {
  const { t } = useTranslation('simulation');
  const [search] = useSearchParams();
  const [mode, setMode] = useState<Mode>(boots(from) ? 'boot' : 'bench');
  return (
    <>
      <Segmented<Mode>
        block
        className="nl-sim-mode"
        aria-label={t('mode.label')}
        value={mode}
        options={(['bench', 'boot'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={setMode}
      />
      {mode === 'boot' ? (
        <BootForm from={boots(from) ? from : null} />
      ) : (
        <SimulationForm fileList={search.get('fileList')} from={boots(from) ? null : from} />
      )}
    </>
  );
}
