import type { CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { problemsOf, warningsOf } from '../store/derived.ts';
import { changeOptions } from '../files/cores.ts';
import { RegionsOfDesign } from '../regions/RegionsOfDesign.tsx';
import { offValue, problemsAt, refusalOf } from './choices.ts';
import { CacheControl } from './CacheControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { idOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { CostText } from './CostText.tsx';
import { CountControl } from './CountControl.tsx';
import { FlagControl } from './FlagControl.tsx';
import type { OptionRow } from './optionTable.ts';
import { Reasons } from './Reasons.tsx';
import { AddressControl, RegionControl } from './RegionControl.tsx';
import { valueAt, withValue } from './valueAt.ts';

/** One option: its control, what it does, what it costs, and what stands against it. */
export function OptionField({ row, options }: { row: OptionRow; options: CoreOptions }) {
  const { t } = useTranslation('core');
  const { key, pointer, control } = row;
  const label = t(`option.${key}`);
  const problems = problemsAt(problemsOf(options), pointer);
  const value = valueAt(options, pointer);
  const told = [...refusalsOf(options, row), ...problemsAt(warningsOf(options), pointer)];
  const change = (next: unknown) => changeOptions(withValue(options, pointer, next));
  const off = offValue(control);
  return (
    <div className="nl-core-option" data-option={pointer} data-wrong={problems.length > 0}>
      <label htmlFor={idOf(row)}>{label}</label>
      <Control row={row} options={options} onChange={change} />
      <p>{t(`help.${key}`)}</p>
      {(key === 'cachedRegion' || key === 'idempotentRegion') && value !== null ? (
        <RegionsOfDesign region={key} options={options} />
      ) : null}
      <CostText row={row} options={options} />
      {told.map((each) => (
        <p key={each.message} className="nl-core-excluded">
          <SaidText said={each} />
        </p>
      ))}
      <Reasons
        problems={problems}
        onLeaveOut={
          off !== undefined && value !== off && control.kind !== 'address' ? () => change(off) : undefined
        }
      />
    </div>
  );
}

function Control(props: ControlProps) {
  switch (props.row.control.kind) {
    case 'choice':
      return <ChoiceControl {...props} values={props.row.control.values} />;
    case 'flag':
      return <FlagControl {...props} />;
    case 'count':
      return <CountControl {...props} {...props.row.control} />;
    case 'cache':
      return <CacheControl {...props} policy={props.row.control.policy} />;
    case 'address':
      return <AddressControl {...props} />;
    default:
      return <RegionControl {...props} />;
  }
}

/** Why values that are not chosen cannot be, each reason once. */
function refusalsOf(options: CoreOptions, row: OptionRow) {
  const { control } = row;
  const values = control.kind === 'choice' ? control.values : control.kind === 'flag' ? [true] : [];
  const found = values.map((value) => refusalOf(options, row, value)).filter((each) => each !== undefined);
  return [...new Map(found.map((each) => [each.message, each])).values()];
}
