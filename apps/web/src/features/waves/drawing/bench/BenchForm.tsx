import { changeSection } from '@netloom/waves/drawing';
import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { ModuleField } from './ModuleField.tsx';
import type { Bench } from './useBench.ts';
import { useSources } from './usePorts.ts';

/** What the testbench is called, what it tests, and how many cycles it waits at a gap. */
export function BenchForm({ bench, gap }: { bench: Bench; gap: number | undefined }) {
  const { t } = useTranslation('waveDrawing');
  const { name, setName, isName, path, source, setSource, modules, module } = bench;
  const sources = useSources();
  return (
    <div className="nl-wd-form">
      <label htmlFor="benchName">{t('bench.name')}</label>
      <Input
        id="benchName"
        size="small"
        spellCheck={false}
        value={name}
        status={isName ? '' : 'error'}
        onChange={({ target }) => setName(target.value)}
      />
      <small className="nl-dim">{isName ? path : t('bench.wrongName')}</small>
      <label htmlFor="benchSource">{t('bench.source')}</label>
      <Select
        id="benchSource"
        size="small"
        allowClear
        showSearch
        placeholder={t('bench.noSource')}
        value={source}
        options={sources.map((value) => ({ value, label: value }))}
        onChange={(value: string | undefined) => setSource(value)}
      />
      <label htmlFor="benchModule">{t('bench.module')}</label>
      <ModuleField modules={modules} module={module} />
      <label htmlFor="benchGap">{t('bench.gap')}</label>
      <InputNumber
        id="benchGap"
        size="small"
        min={1}
        max={1_000_000}
        value={gap ?? 4}
        onChange={(value) =>
          edit((document) => changeSection(document, 'netloom', { gap: value ?? undefined }))
        }
      />
    </div>
  );
}
