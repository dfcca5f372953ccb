import type { RegisterBuffer } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { TextRow } from './TextRow.tsx';
import { SelectRow } from './rows.tsx';

interface BufferRowsProps {
  name: 'readBuffer' | 'writeBuffer';
  buffer: RegisterBuffer | undefined;
  /** Registers, and fields of one bit, that may be the trigger. */
  registers: (text: string) => readonly string[];
  bits: (text: string) => readonly string[];
  onChange: (buffer: RegisterBuffer | undefined) => void;
}

const TRIGGERS = ['own', 'register', 'field', 'input'] as const;

/** What choosing a trigger begins with; undefined where the map has none to name. */
function buffersOf(register: string | undefined, bit: string | undefined) {
  const made: Record<RegisterBuffer['trigger'], RegisterBuffer | undefined> = {
    own: { trigger: 'own' },
    register: register === undefined ? undefined : { trigger: 'register', register },
    field: bit === undefined ? undefined : { trigger: 'field', field: bit },
    input: { trigger: 'input', active: 'high' },
  };
  return made;
}

/** Whether reads or writes are buffered, and what takes the value in or lets it through. */
export function BufferRows({ name, buffer, registers, bits, onChange }: BufferRowsProps) {
  const { t } = useTranslation('registers');
  const made = buffersOf(registers('')[0], bits('')[0]);
  const offered = TRIGGERS.filter((each) => made[each]);
  return (
    <>
      <SelectRow
        name={name}
        exact
        value={buffer?.trigger}
        none={t('none.buffer')}
        options={offered}
        onChange={(trigger) => onChange(trigger && made[trigger])}
      />
      {buffer?.trigger === 'register' && (
        <TextRow
          name="bufferRegister"
          member={`${name}/register`}
          value={buffer.register}
          choices={registers}
          onChange={(path) => onChange({ trigger: 'register', register: path })}
        />
      )}
      {buffer?.trigger === 'field' && (
        <TextRow
          name="bufferField"
          member={`${name}/field`}
          value={buffer.field}
          choices={bits}
          onChange={(field) => onChange({ trigger: 'field', field })}
        />
      )}
      {buffer?.trigger === 'input' && (
        <SelectRow
          name="bufferActive"
          member={`${name}/active`}
          value={buffer.active}
          options={['high', 'low']}
          onChange={(active) => active && onChange({ trigger: 'input', active })}
        />
      )}
    </>
  );
}
