import type { WavePlace } from '@netloom/contract';
import { Select } from 'antd';
import type { SelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { formatWhen } from '../../../runs/run/index.ts';
import { fileDumps, runDumps } from './dumpChoices.ts';
import type { DumpChoice } from './dumpChoices.ts';
import './compare.css';

interface Props {
  /** The first dump, which the lists mark. */
  own: WavePlace;
  value: WavePlace | null;
  onChange: (place: WavePlace) => void;
}

const keyOf = (place: WavePlace) => JSON.stringify(Object.entries(place).toSorted());
const placeOf = (key: string) => Object.fromEntries(JSON.parse(key) as [string, unknown][]) as WavePlace;

/** Chooses the second dump among those of runs and of the project; they are listed when it is opened. */
export function DumpSelect({ own, value, onChange }: Props) {
  const { t, i18n } = useTranslation('waves');
  const deptId = useDeptId();
  const [groups, setGroups] = useState<{ runs: DumpChoice[]; files: DumpChoice[] }>();
  const load = () =>
    Promise.all([runDumps(deptId), fileDumps(deptId)]).then(
      ([runs, files]) => setGroups({ runs, files }),
      announceError,
    );
  const optionOf = ({ place, title, time }: DumpChoice) => {
    const name = keyOf(place) === keyOf(own) ? t('compare.same', { title }) : title;
    const when = time === undefined ? '' : formatWhen(time, i18n.language);
    return {
      value: keyOf(place),
      text: `${name} ${when}`,
      label: (
        <span className="nl-wave-compare-choice">
          <span>{name}</span>
          <time dateTime={time}>{when}</time>
        </span>
      ),
    };
  };
  const group = (label: string, choices: DumpChoice[]) =>
    choices.length > 0 ? [{ label, options: choices.map(optionOf) }] : [];
  const unlisted =
    value && !groups ? [optionOf({ place: value, title: 'file' in value ? value.file : value.path })] : [];
  const options: SelectProps['options'] = groups
    ? [...group(t('compare.runs'), groups.runs), ...group(t('compare.files'), groups.files)]
    : unlisted;
  return (
    <Select
      size="small"
      className="nl-wave-compare-wide"
      aria-label={t('compare.second')}
      placeholder={t('compare.choose')}
      value={value && keyOf(value)}
      options={options}
      showSearch={{ optionFilterProp: 'text' }}
      notFoundContent={t(groups ? 'compare.noDumps' : 'loading')}
      onOpenChange={(open) => open && void load()}
      onChange={(key: string) => onChange(placeOf(key))}
    />
  );
}
