import { DeleteOutlined, ThunderboltOutlined } from '@ant-design/icons';
import {
  addUseCase,
  changeUseCase,
  removeUseCase,
  renameUseCase,
  solveUseCase,
  takePlaces,
} from '@netloom/pinmux';
import type { Pinmux, Solution } from '@netloom/pinmux';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { AddRow } from '../AddRow.tsx';
import { edit } from '../files/pinmuxes.ts';
import { NameField } from '../NameField.tsx';
import { useShownCase } from '../store/shown.ts';
import { useUi } from '../store/uiStore.ts';
import { Outcome } from './Outcome.tsx';

const NAME = /^[A-Za-z_]\w*$/;

/** The use cases: one is shown in the tables, and the solver places its signals. */
export function UseCases({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const shown = useShownCase(pinmux);
  const names = Object.keys(pinmux.useCases).sort();
  return (
    <aside className="nl-pinmux-cases" aria-label={t('useCase.title')}>
      <h3>{t('useCase.title')}</h3>
      {names.length === 0 && <p>{t('useCase.none')}</p>}
      <ul>
        {names.map((name) => (
          <li key={name} data-shown={name === shown}>
            <button
              type="button"
              aria-pressed={name === shown}
              onClick={() => useUi.setState({ useCase: name })}
            >
              <b>{name}</b>
              <small>{countText(pinmux, name, t)}</small>
            </button>
            <IconButton
              title={t('useCase.remove', { name })}
              icon={<DeleteOutlined />}
              onClick={() => edit((current) => removeUseCase(current, name))}
            />
          </li>
        ))}
      </ul>
      <AddRow
        label={t('useCase.add')}
        placeholder={t('useCase.placeholder')}
        pattern={NAME}
        isTaken={(name) => Object.hasOwn(pinmux.useCases, name)}
        onAdd={(name) => {
          edit((current) => addUseCase(current, name));
          useUi.setState({ useCase: name });
        }}
      />
      {shown !== undefined && <ShownCase key={shown} pinmux={pinmux} name={shown} />}
    </aside>
  );
}

type Translate = (key: string, values: Record<string, unknown>) => string;

function countText({ useCases, signals }: Pinmux, name: string, t: Translate): string {
  const needs = Object.entries(useCases[name]!.needs);
  const placed = needs.filter(
    ([signal, { pad }]) => pad !== undefined || signals[signal]?.direct !== undefined,
  );
  return t('useCase.count', { placed: placed.length, needed: needs.length });
}

function ShownCase({ pinmux, name }: { pinmux: Pinmux; name: string }) {
  const { t } = useTranslation('pinmux');
  const [outcome, setOutcome] = useState<{ of: Pinmux; solution: Solution }>();
  const { boot, needs } = pinmux.useCases[name]!;

  function solve() {
    const solution = solveUseCase(pinmux, name);
    if ('pads' in solution) edit((current) => takePlaces(current, name, solution.pads));
    setOutcome({ of: pinmux, solution });
  }

  return (
    <div className="nl-pinmux-case">
      <NameField
        label={t('useCase.rename', { name })}
        name={name}
        pattern={NAME}
        isTaken={(next) => Object.hasOwn(pinmux.useCases, next)}
        onRename={(next) => {
          edit((current) => renameUseCase(current, name, next));
          useUi.setState({ useCase: next });
        }}
      />
      <Checkbox
        checked={boot}
        onChange={({ target }) => edit((current) => changeUseCase(current, name, { boot: target.checked }))}
      >
        {t('useCase.boot')}
      </Checkbox>
      <Button
        size="small"
        icon={<ThunderboltOutlined />}
        disabled={Object.keys(needs).length === 0}
        title={t('useCase.solveHelp')}
        onClick={solve}
      >
        {t('useCase.solve')}
      </Button>
      {outcome !== undefined && <Outcome solution={outcome.solution} />}
    </div>
  );
}
