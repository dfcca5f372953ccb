import { marchesOf } from '@netloom/instructions/toolchain';
import type { BuildSet } from '@netloom/model';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SoundCore } from '../../soundCores.ts';

interface SetFieldsProps {
  id: string;
  core: SoundCore;
  set: BuildSet;
  onChange: (set: BuildSet) => void;
}

const LEVELS = ['0', '1', '2', '3', 's'] as const;

/** Options of one build. */
export function SetFields({ id, core, set, onChange }: SetFieldsProps) {
  const { t } = useTranslation('toolchain');
  const marches = marchesOf(core.options);
  const change = (part: Partial<BuildSet>) => onChange({ ...set, ...part });
  return (
    <>
      <label htmlFor={`${id}-level`}>{t('set.optimize')}</label>
      <Select
        id={`${id}-level`}
        size="small"
        value={set.optimize}
        options={LEVELS.map((value) => ({ value, label: `-O${value}` }))}
        onChange={(optimize) => change({ optimize })}
      />
      <label htmlFor={`${id}-march`}>{t('set.march')}</label>
      <Select
        id={`${id}-march`}
        size="small"
        popupMatchSelectWidth={false}
        value={set.march === '' ? marches[0] : set.march}
        options={marches.map((value) => ({ value, label: value }))}
        onChange={(march) => change({ march: march === marches[0] ? '' : march })}
      />
      <label htmlFor={`${id}-model`}>{t('set.codeModel')}</label>
      <Select
        id={`${id}-model`}
        size="small"
        value={set.codeModel}
        options={(['medany', 'medlow'] as const).map((value) => ({ value, label: value }))}
        onChange={(codeModel) => change({ codeModel })}
      />
      <WithInstructions core={core} set={set} onChange={onChange} />
    </>
  );
}

/** Definitions that the build has the instructions of; of others it has the C. */
function WithInstructions({ core, set, onChange }: Omit<SetFieldsProps, 'id'>) {
  const { t } = useTranslation('toolchain');
  if (core.insns.length === 0) return null;
  const others = (name: string) => set.without.filter((each) => each !== name);
  return (
    <>
      <span>{t('set.instructions')}</span>
      <span className="nl-chain-with">
        {core.insns.map(({ name }) => (
          <Checkbox
            key={name}
            checked={!set.without.includes(name)}
            onChange={({ target }) =>
              onChange({ ...set, without: target.checked ? others(name) : [...others(name), name] })
            }
          >
            {name}
          </Checkbox>
        ))}
      </span>
    </>
  );
}
