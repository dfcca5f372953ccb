import { UndoOutlined } from '@ant-design/icons';
import { pointerOf } from '@netloom/model';
import type { Diagnostic, IpParameter, SocInstance } from '@netloom/model';
import { setParameter } from '@netloom/soc';
import type { Shape } from '@netloom/soc';
import { AutoComplete, Button, Space, Tooltip } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { useProblems } from '../bottom/problemStore.ts';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { Row } from './Row.tsx';

interface Props {
  name: string;
  instance: SocInstance;
  shape: Shape;
}

/** Parameters of an instance: an expression, its value and limits, what the check says of it, and the default to go back to. */
export function ParameterRows({ name, instance, shape }: Props) {
  const problems = useProblems((state) => state.problems);
  const overrides = instance.parameters ?? {};
  return shape.descriptor.parameters
    .filter((parameter) => !parameter.local)
    .map((parameter) => (
      <ParameterRow
        key={parameter.name}
        instance={name}
        parameter={parameter}
        override={overrides[parameter.name]}
        resolved={String(shape.values[parameter.name] ?? '?')}
        problem={problemAt(problems, pointerOf('instances', name, 'parameters', parameter.name))}
      />
    ));
}

function problemAt(problems: readonly Diagnostic[], pointer: string): Diagnostic | undefined {
  return problems.find(({ place }) => place?.kind === 'document' && place.pointer === pointer);
}

interface RowProps {
  instance: string;
  parameter: IpParameter;
  override: string | undefined;
  resolved: string;
  problem: Diagnostic | undefined;
}

/** A long name goes on behind an underscore. */
const withBreaks = (name: string) =>
  name.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

function ParameterRow({ instance, parameter, override, resolved, problem }: RowProps) {
  const { t } = useTranslation('soc');
  const { name, value, unit = '', choices, minimum, maximum } = parameter;
  const set = (text: string | undefined): void => {
    takeEdit(setParameter(useSoc.getState().document, instance, name, text === '' ? undefined : text));
  };
  const range = minimum !== undefined || maximum !== undefined ? `${minimum ?? ''} … ${maximum ?? ''}` : '';
  const result = (override ?? value) === resolved ? '' : `= ${resolved}`;
  const notes = [result, range].filter(Boolean).join(' · ');
  return (
    <Row
      label={
        <Tooltip title={parameter.description}>
          <span>{withBreaks(name)}</span>
        </Tooltip>
      }
      note={problem ? <SaidText said={problem} className="nl-soc-error" /> : `${notes} ${unit}`.trim()}
    >
      <Space.Compact block>
        {choices ? (
          <AutoComplete
            aria-label={name}
            className="nl-soc-mono"
            value={override ?? value}
            options={choices.map((choice) => ({ value: choice }))}
            onSelect={set}
            onChange={(text: string) => set(text)}
          />
        ) : (
          <CommittedInput
            mono
            label={name}
            value={override ?? ''}
            placeholder={value}
            invalid={problem !== undefined}
            onCommit={set}
          />
        )}
        <Tooltip title={t('properties.default', { value })}>
          <Button
            icon={<UndoOutlined />}
            disabled={override === undefined}
            aria-label={t('properties.reset', { name })}
            onClick={() => set(undefined)}
          />
        </Tooltip>
      </Space.Compact>
    </Row>
  );
}
