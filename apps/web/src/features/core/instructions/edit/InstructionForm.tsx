import type { Insn, Instruction } from '@netloom/instructions';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit, insns } from '../files/insns.ts';
import { EncodingPicture } from '../picture/EncodingPicture.tsx';
import { useUi } from '../store/uiStore.ts';
import { OwnField } from '../own/OwnField.tsx';
import { CodeField } from './CodeField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { changeInstruction, removeInstruction, renameInstruction } from './changes.ts';
import { DraftField } from './DraftField.tsx';
import { EncodingFields } from './EncodingFields.tsx';
import { LatencyFields } from './LatencyFields.tsx';
import { MemoryFields } from './MemoryFields.tsx';

const NAME = /^[a-z][a-z0-9]*([._][a-z0-9]+)*$/;

/** What is typed at once is one step that undo takes back. */
function type(name: string, behaviour: string[]): void {
  const open = insns.current();
  if (open === undefined) return;
  insns.change(changeInstruction(open.document, name, { behaviour }), { joins: `behaviour ${name}` });
}

/** One instruction: its name, its 32 bits, when it is done, what it accesses, and what it does. */
export function InstructionForm({ insn, name }: { insn: Insn; name: string }) {
  const { t } = useTranslation('instructions');
  const { description, encoding, latency, memory, privilege } = insn.instructions[name]!;
  const change = (part: Partial<Instruction>) => edit((current) => changeInstruction(current, name, part));
  function rename(to: string) {
    edit((current) => renameInstruction(current, name, to));
    useUi.setState({ chosen: to });
  }
  return (
    <form className="nl-insn-form" aria-label={name} onSubmit={(event) => event.preventDefault()}>
      <div className="nl-insn-row">
        <DraftField
          member="name"
          label={t('instruction.name')}
          value={name}
          isGood={(text) => NAME.test(text) && text.length <= 24 && !(text in insn.instructions)}
          onChange={rename}
        />
        <DraftField
          member="description"
          label={t('instruction.description')}
          value={description}
          isMono={false}
          isGood={(text) => text.length <= 2000}
          onChange={(text) => change({ description: text })}
        />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('instruction.remove', { name })}
          title={t('instruction.remove', { name })}
          onClick={() => edit((current) => removeInstruction(current, name))}
        />
      </div>
      <EncodingPicture encoding={encoding} />
      <div className="nl-insn-row">
        <EncodingFields encoding={encoding} onChange={(next) => change({ encoding: next })} />
      </div>
      <div className="nl-insn-row">
        <LatencyFields latency={latency} onChange={(next) => change({ latency: next })} />
        <PrivilegeField privilege={privilege} onChange={(next) => change({ privilege: next })} />
      </div>
      <div className="nl-insn-row">
        <MemoryFields memory={memory} onChange={(next) => change({ memory: next })} />
      </div>
      <Texts insn={insn} name={name} />
    </form>
  );
}

/** What it does, and SystemVerilog of one's own. */
function Texts({ insn, name }: { insn: Insn; name: string }) {
  const { t } = useTranslation('instructions');
  return (
    <>
      <CodeField
        {...{ insn, name, member: 'behaviour', title: t('behaviour.title'), hint: t('behaviour.hint') }}
        onChange={(behaviour) => type(name, behaviour)}
      />
      <OwnField insn={insn} name={name} />
    </>
  );
}

interface PrivilegeFieldProps {
  privilege: Instruction['privilege'];
  onChange: (privilege: Instruction['privilege']) => void;
}

/** Modes in which the instruction is legal. */
function PrivilegeField({ privilege, onChange }: PrivilegeFieldProps) {
  const { t } = useTranslation('instructions');
  return (
    <ChoiceField
      member="privilege"
      label={t('privilege.title')}
      value={privilege ?? 'any'}
      options={['any', 'machine']}
      words={(each) => t(`privilege.${each}`)}
      onChange={(each) => onChange(each === 'any' ? undefined : each)}
    />
  );
}
