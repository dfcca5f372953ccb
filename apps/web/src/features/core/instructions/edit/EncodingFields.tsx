import type { Encoding } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './ChoiceField.tsx';
import { DraftField } from './DraftField.tsx';
import { inFormat } from './inFormat.ts';

const FORMATS = ['R', 'I', 'S', 'R4', 'own'] as const;
const OPCODES = ['custom-0', 'custom-1', 'custom-2', 'custom-3'] as const;

interface EncodingFieldsProps {
  encoding: Encoding;
  onChange: (encoding: Encoding) => void;
}

/** Format, opcode and function fields, or the pattern. */
export function EncodingFields({ encoding, onChange }: EncodingFieldsProps) {
  const { t } = useTranslation('instructions');
  return (
    <>
      <ChoiceField
        member="format"
        label={t('encoding.format')}
        value={encoding.format}
        options={FORMATS}
        words={(format) => t(`format.${format}`)}
        onChange={(format) => onChange(inFormat(encoding, format))}
      />
      {encoding.format === 'own' ? (
        <>
          <DraftField
            member="pattern"
            label={t('encoding.pattern')}
            value={encoding.pattern}
            isGood={(pattern) => pattern.length <= 64}
            onChange={(pattern) => onChange({ ...encoding, pattern })}
          />
          {encoding.pattern.includes('i') && (
            <label className="nl-insn-check">
              <input
                type="checkbox"
                checked={encoding.signed}
                onChange={({ target }) => onChange({ ...encoding, signed: target.checked })}
              />
              {t('encoding.signed')}
            </label>
          )}
        </>
      ) : (
        <Functions encoding={encoding} onChange={onChange} />
      )}
    </>
  );
}

type Standard = Exclude<Encoding, { format: 'own' }>;

function Functions({ encoding, onChange }: { encoding: Standard; onChange: (encoding: Encoding) => void }) {
  const { t } = useTranslation('instructions');
  const isBelow = (end: number) => (text: string) => /^\d+$/.test(text) && Number(text) < end;
  const field = (name: 'funct3' | 'funct7' | 'funct2' | 'rs2', value: number, bits: number) => (
    <DraftField
      member={name}
      label={name}
      value={String(value)}
      isGood={isBelow(2 ** bits)}
      onChange={(text) => onChange({ ...encoding, [name]: Number(text) } as Encoding)}
    />
  );
  return (
    <>
      <ChoiceField
        member="opcode"
        label={t('encoding.opcode')}
        value={encoding.opcode}
        options={OPCODES}
        words={(opcode) => (opcode > 'custom-1' ? t('encoding.rv128', { opcode }) : opcode)}
        onChange={(opcode) => onChange({ ...encoding, opcode })}
      />
      {field('funct3', encoding.funct3, 3)}
      {encoding.format === 'R' && field('funct7', encoding.funct7, 7)}
      {encoding.format === 'R4' && field('funct2', encoding.funct2, 2)}
      {encoding.format === 'R' && (
        <label className="nl-insn-check">
          <input
            type="checkbox"
            checked={encoding.rs2 !== undefined}
            onChange={({ target }) => onChange({ ...encoding, rs2: target.checked ? 0 : undefined })}
          />
          {t('encoding.oneSource')}
        </label>
      )}
      {encoding.format === 'R' && encoding.rs2 !== undefined && field('rs2', encoding.rs2, 5)}
    </>
  );
}
