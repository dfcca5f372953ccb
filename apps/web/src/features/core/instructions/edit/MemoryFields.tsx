import type { Memory } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './ChoiceField.tsx';
import { DraftField } from './DraftField.tsx';

const TYPES: readonly Memory['type'][] = ['u8', 'u16', 'u32', 'i8', 'i16', 'i32'];

interface MemoryFieldsProps {
  memory: Memory | undefined;
  onChange: (memory: Memory | undefined) => void;
}

/** Another access: what only the other has goes, and what it needs is there to be changed. */
function changed(kind: 'none' | Memory['access'], memory: Memory | undefined): Memory | undefined {
  if (kind === 'none') return undefined;
  const { data, ...rest } = memory ?? { type: 'u32', address: 'rs1' };
  return kind === 'load' ? { ...rest, access: kind } : { ...rest, access: kind, data: data ?? 'rs2' };
}

/** The load or store of an instruction. */
export function MemoryFields({ memory, onChange }: MemoryFieldsProps) {
  const { t } = useTranslation('instructions');
  return (
    <>
      <ChoiceField
        member="access"
        label={t('memory.title')}
        value={memory?.access ?? 'none'}
        options={['none', 'load', 'store']}
        words={(kind) => t(`memory.${kind}`)}
        onChange={(kind) => onChange(changed(kind, memory))}
      />
      {memory && <AccessFields memory={memory} onChange={onChange} />}
    </>
  );
}

interface AccessFieldsProps {
  memory: Memory;
  onChange: (memory: Memory) => void;
}

const isShort = (text: string) => text.length <= 400;

/** Of what, where, and what a misaligned address means, which nobody guesses. */
function AccessFields({ memory, onChange }: AccessFieldsProps) {
  const { t } = useTranslation('instructions');
  const { misaligned: rule, data = '' } = memory;
  return (
    <>
      <ChoiceField
        member="memory-type"
        label={t('memory.type')}
        value={memory.type}
        options={TYPES}
        onChange={(type) => onChange({ ...memory, type })}
      />
      <DraftField
        member="memory-address"
        label={t('memory.address')}
        value={memory.address}
        isGood={isShort}
        onChange={(address) => onChange({ ...memory, address })}
      />
      {memory.access === 'store' && (
        <DraftField
          member="memory-data"
          label={t('memory.data')}
          value={data}
          isGood={isShort}
          onChange={(text) => onChange({ ...memory, data: text })}
        />
      )}
      <ChoiceField
        member="memory-misaligned"
        label={t('memory.misaligned')}
        value={rule ?? 'unsaid'}
        options={rule === undefined ? ['unsaid', 'core', 'down'] : ['core', 'down']}
        words={(each) => t(`misaligned.${each}`)}
        onChange={(each) => each !== 'unsaid' && onChange({ ...memory, misaligned: each })}
      />
    </>
  );
}
