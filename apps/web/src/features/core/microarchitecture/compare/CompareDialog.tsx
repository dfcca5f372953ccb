import type { CoreRow } from '@netloom/contract';
import { PRESETS, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorePicture } from '../picture/CorePicture.tsx';
import { closeDialog } from '../store/uiStore.ts';
import { CompareTable } from './CompareTable.tsx';

interface CompareDialogProps {
  options: CoreOptions;
  cores: readonly CoreRow[];
}

/** The open core beside a preset or another core of the project: options that differ, figures and pictures. */
export function CompareDialog({ options, cores }: CompareDialogProps) {
  const { t } = useTranslation('core');
  const [chosen, setChosen] = useState('preset standard');
  const others = othersOf(cores);
  const other = others.get(chosen) ?? PRESETS.standard;
  const otherName = chosen.slice(chosen.indexOf(' ') + 1);
  const group = (kind: string) =>
    [...others]
      .filter(([key]) => key.startsWith(kind))
      .map(([key]) => ({ value: key, label: key.slice(kind.length + 1) }));
  const stored = group('core');
  return (
    <Modal
      open
      width="min(1360px, 96vw)"
      centered
      title={t('compare.title', { name: options.name })}
      footer={null}
      onCancel={closeDialog}
    >
      <div className="nl-core-compare">
        <label htmlFor="core-compare-with">{t('compare.with')}</label>
        <Select
          id="core-compare-with"
          value={chosen}
          options={[
            { label: t('compare.presets'), options: group('preset') },
            ...(stored.length > 0 ? [{ label: t('compare.cores'), options: stored }] : []),
          ]}
          onChange={setChosen}
        />
      </div>
      <CompareTable one={options} other={other} otherName={otherName} />
      <div className="nl-core-pictures">
        {[options, other].map((each, index) => (
          <figure key={index === 0 ? 'one' : 'other'}>
            <figcaption>{index === 0 ? each.name : otherName}</figcaption>
            <CorePicture options={each} id={`compare${index}`} />
          </figure>
        ))}
      </div>
    </Modal>
  );
}

/** Presets and the project's cores that can be read, by kind and name. */
function othersOf(cores: readonly CoreRow[]): Map<string, CoreOptions> {
  const presets = Object.entries(PRESETS).map(([name, preset]) => [`preset ${name}`, preset] as const);
  const stored = cores.flatMap(({ name, coreJson }) => {
    const { options } = readCore(coreJson);
    return options === undefined ? [] : [[`core ${name}`, options] as const];
  });
  return new Map<string, CoreOptions>([...presets, ...stored]);
}
