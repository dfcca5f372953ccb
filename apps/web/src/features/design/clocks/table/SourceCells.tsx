import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { editClock } from '../store/edits.ts';
import { Control } from './Control.tsx';
import { KINDS, leastOthers, sourceOf } from './sourceKinds.ts';
import type { SourceKind } from './sourceKinds.ts';

/** What a clock is made of, and what software may do to it. */
export function SourceCells({ name }: { name: string }) {
  const { t } = useTranslation('clocks');
  const clocks = useSoc((state) => state.document.clocks);
  const { source } = clocks[name]!;
  const others = Object.keys(clocks).filter((each) => each !== name);
  return (
    <>
      <td>
        <Select<SourceKind>
          size="small"
          aria-label={t('edit.sourceOf', { name })}
          value={source?.kind ?? 'input'}
          options={KINDS.map((value) => ({
            value,
            label: t(`kind.${value}`),
            disabled: others.length < leastOthers(value),
          }))}
          onChange={(kind) => editClock(name, { source: sourceOf(kind, source, others) })}
        />
      </td>
      <td>{source && <Inputs name={name} others={others} />}</td>
      <td>{source && <Control name={name} source={source} />}</td>
    </>
  );
}

function Inputs({ name, others }: { name: string; others: string[] }) {
  const { t } = useTranslation('clocks');
  const source = useSoc((state) => state.document.clocks[name]!.source);
  const options = others.map((value) => ({ value }));
  const label = t('edit.fromOf', { name });
  if (source?.kind === 'mux')
    return (
      <Select
        size="small"
        mode="multiple"
        maxCount={8}
        aria-label={label}
        value={source.inputs}
        options={options}
        onChange={(inputs) => inputs.length > 1 && editClock(name, { source: { ...source, inputs } })}
      />
    );
  if (!source || !('from' in source)) return null;
  return (
    <Select
      size="small"
      aria-label={label}
      value={source.from}
      options={options}
      onChange={(from) => editClock(name, { source: { ...source, from } })}
    />
  );
}
