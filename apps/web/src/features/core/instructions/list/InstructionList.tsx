import { PlusOutlined } from '@ant-design/icons';
import type { Insn } from '@netloom/instructions';
import { pathOf } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { addInstruction } from '../edit/changes.ts';
import { edit } from '../files/insns.ts';
import { problemsOf, useUi } from '../store/uiStore.ts';
import { States } from './States.tsx';

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
