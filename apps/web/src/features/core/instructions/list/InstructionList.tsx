import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Insn } from '@netloom/instructions';
import { pathOf } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { addInstruction, addState, changeState, removeState, renameState } from '../edit/changes.ts';
import { ChoiceField } from '../edit/ChoiceField.tsx';
import { DraftField } from '../edit/DraftField.tsx';
import { edit } from '../files/insns.ts';
import { problemsOf, useUi } from '../store/uiStore.ts';

/** The instructions of a definition, and the states that they share. */
export function InstructionList({ insn, chosen }: { insn: Insn; chosen: string | undefined }) {
  const { t } = useTranslation('instructions');
  function add() {
    edit((current) => {
      const added = addInstruction(current);
      useUi.setState({ chosen: added.name });
      return added.insn;
    });
  }
  return (
    <nav className="nl-insn-list" aria-label={t('list.title')}>
      <header>
        <h2>{t('list.title')}</h2>
        <Button size="small" type="text" icon={<PlusOutlined />} onClick={add}>
          {t('list.add')}
        </Button>
      </header>
      <ul>
        {Object.entries(insn.instructions).map(([name, { description }]) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === chosen}
              data-wrong={isWrong(insn, name)}
              title={description}
              onClick={() => useUi.setState({ chosen: name })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <States insn={insn} />
    </nav>
  );
}

const isWrong = (insn: Insn, name: string) =>
  problemsOf(insn).some(({ severity, place }) => {
    if (severity !== 'error' || place?.kind !== 'document') return false;
    const [record, instruction] = pathOf(place.pointer);
    return record === 'instructions' && instruction === name;
  });

function States({ insn }: { insn: Insn }) {
  const { t } = useTranslation('instructions');
  const isName = (text: string) => /^[A-Za-z_]\w{0,23}$/.test(text) && !(text in insn.states);
  return (
    <section className="nl-insn-states" aria-label={t('state.title')}>
      <header>
        <h2>{t('state.title')}</h2>
        <Button size="small" type="text" icon={<PlusOutlined />} onClick={() => edit(addState)}>
          {t('list.add')}
        </Button>
      </header>
      {Object.keys(insn.states).length === 0 && <p className="nl-insn-hint">{t('state.none')}</p>}
      {Object.entries(insn.states).map(([name, { type, reset, context }]) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <DraftField
            member={`state-${name}`}
            label={t('state.name')}
            value={name}
            isGood={isName}
            onChange={(to) => edit((current) => renameState(current, name, to))}
          />
          <DraftField
            member={`type-${name}`}
            label={t('state.type')}
            value={type}
            isGood={(text) => /^[ui]([1-9]|[1-5]\d|6[0-4])$/.test(text)}
            onChange={(text) => edit((current) => changeState(current, name, { type: text }))}
          />
          <DraftField
            member={`reset-${name}`}
            label={t('state.reset')}
            value={reset}
            isGood={(text) => /^-?(0x[0-9a-fA-F]{1,16}|\d{1,19})$/.test(text)}
            onChange={(text) => edit((current) => changeState(current, name, { reset: text }))}
          />
          <ChoiceField
            member={`context-${name}`}
            label={t('state.context')}
            value={context}
            options={['saved', 'shared']}
            words={(value) => t(`context.${value}`)}
            onChange={(value) => edit((current) => changeState(current, name, { context: value }))}
          />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            onClick={() => edit((current) => removeState(current, name))}
          >
            {t('state.remove')}
          </Button>
        </fieldset>
      ))}
    </section>
  );
}
