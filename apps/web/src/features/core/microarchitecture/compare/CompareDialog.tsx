import type { CoreRow } from '@netloom/contract';
import { PRESETS, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorePicture } from '../picture/CorePicture.tsx';
import { closeDialog } from '../store/uiStore.ts';
import { CompareTable } from './CompareTable.tsx';
import type { Compared } from './CompareTable.tsx';

interface CompareDialogProps {
  options: CoreOptions;
  cores: readonly CoreRow[];
}

/** So many others fit beside the open core. */
const MOST = 3;

/** The open core beside up to three presets or cores of the project: options that differ, figures and pictures. */
export function CompareDialog({ options, cores }: CompareDialogProps) {
  const { t } = useTranslation('core');
  const [chosen, setChosen] = useState(['preset standard']);
  const others = othersOf(cores);
  const compared = chosen.flatMap((key): Compared[] => {
    const other = others.get(key);
    return other === undefined ? [] : [{ key, name: nameOf(key), options: other }];
  });
  const shown: Compared[] = [{ key: '', name: options.name, options }, ...compared];
  return (
    <Modal
      open
      width="min(1360px, 96vw)"
      centered
      title={t('compare.title', { name: options.name })}
      footer={null}
      onCancel={closeDialog}
    >
      <OthersSelect keys={[...others.keys()]} chosen={chosen} onChoose={setChosen} />
      <div className="nl-core-compared">
        <CompareTable cores={shown} />
      </div>
      <div className="nl-core-pictures">
        {shown.map(({ key, name, options: each }, index) => (
          <figure key={key}>
            <figcaption>{name}</figcaption>
            <CorePicture options={each} id={`compare${index}`} />
          </figure>
        ))}
      </div>
    </Modal>
  );
}

interface OthersSelectProps {
  keys: readonly string[];
  chosen: string[];
  onChoose(keys: string[]): void;
}

function OthersSelect({ keys, chosen, onChoose }: OthersSelectProps) {
  const { t } = useTranslation('core');
  const group = (kind: string) =>
    keys.filter((key) => key.startsWith(kind)).map((key) => ({ value: key, label: nameOf(key) }));
  const stored = group('core');
  return (
    <div className="nl-core-compare">
      <label htmlFor="core-compare-with">{t('compare.with')}</label>
      <Select
        id="core-compare-with"
        mode="multiple"
        maxCount={MOST}
        placeholder={t('compare.choose')}
        value={chosen}
        options={[
          { label: t('compare.presets'), options: group('preset') },
          ...(stored.length > 0 ? [{ label: t('compare.cores'), options: stored }] : []),
        ]}
        onChange={onChoose}
      />
    </div>
  );
}

const nameOf = (key: string) => key.slice(key.indexOf(' ') + 1);

/** Presets and the project's cores that can be read, by kind and name. */
function othersOf(cores: readonly CoreRow[]): Map<string, CoreOptions> {
  const presets = Object.entries(PRESETS).map(([name, preset]) => [`preset ${name}`, preset] as const);
  const stored = cores.flatMap(({ name, coreJson }) => {
    const { options } = readCore(coreJson);
    return options === undefined ? [] : [[`core ${name}`, options] as const];
  });
  return new Map<string, CoreOptions>([...presets, ...stored]);
}
