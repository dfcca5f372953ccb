import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Insn } from '@netloom/instructions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { addState, changeState, removeState, renameState } from '../edit/changes.ts';
import { ChoiceField } from '../edit/ChoiceField.tsx';
import { DraftField } from '../edit/DraftField.tsx';
import { edit } from '../files/insns.ts';
import { DepthField } from './DepthField.tsx';
import { OutputField } from './OutputField.tsx';
import { StatusField } from './StatusField.tsx';

/** The registers that the instructions share. */
export function States({ insn }: { insn: Insn }) {
  const { t } = useTranslation('instructions');
  const names = Object.keys(insn.states);
  return (
    <section className="nl-insn-states" aria-label={t('state.title')}>
      <header>
        <h2>{t('state.title')}</h2>
        <Button size="small" type="text" icon={<PlusOutlined />} onClick={() => edit(addState)}>
          {t('list.add')}
        </Button>
      </header>
      {names.length === 0 && <p className="nl-insn-hint">{t('state.none')}</p>}
      {(names.length > 0 || insn.status !== undefined) && <StatusField insn={insn} />}
      {names.map((name) => (
        <StateFields key={name} insn={insn} name={name} />
      ))}
    </section>
  );
}

const isType = (text: string) => /^[ui]([1-9]|[1-5]\d|6[0-4])$/.test(text);
const isNumber = (text: string) => /^-?(0x[0-9a-fA-F]{1,16}|\d{1,19})$/.test(text);

function StateFields({ insn, name }: { insn: Insn; name: string }) {
  const { t } = useTranslation('instructions');
  const { type, depth, reset, context } = insn.states[name]!;
  const isName = (text: string) => /^[A-Za-z_]\w{0,23}$/.test(text) && !(text in insn.states);
  return (
    <fieldset>
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
        isGood={isType}
        onChange={(text) => edit((current) => changeState(current, name, { type: text }))}
      />
      <DepthField name={name} depth={depth} />
      <DraftField
        member={`reset-${name}`}
        label={t('state.reset')}
        value={reset}
        isGood={isNumber}
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
      <OutputField insn={insn} name={name} />
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined />}
        onClick={() => edit((current) => removeState(current, name))}
      >
        {t('state.remove')}
      </Button>
    </fieldset>
  );
}
