import { patternOf } from '@netloom/instructions';
import type { Encoding } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';

const NAMES: Readonly<Record<string, string>> = { d: 'rd', a: 'rs1', b: 'rs2', c: 'rs3', i: 'imm' };

interface Run {
  /** `fixed`, or what the operand's letter stands for. */
  kind: string;
  text: string;
  high: number;
  bits: number;
}

/** Neighbouring bits of one sort; registers and functions end where the standard's fields end. */
function runsOf(pattern: string): Run[] {
  const runs: Run[] = [];
  [...pattern].slice(0, 32).forEach((letter, index) => {
    const kind = letter === '0' || letter === '1' ? 'fixed' : (NAMES[letter] ?? 'unknown');
    const last = runs.at(-1);
    const begins = [7, 12, 17, 20, 25].includes(index);
    if (last?.kind === kind && !(kind === 'fixed' && begins)) {
      last.bits++;
      if (kind === 'fixed') last.text += letter;
      return;
    }
    runs.push({ kind, text: kind === 'fixed' ? letter : kind, high: 31 - index, bits: 1 });
  });
  return runs;
}

/** The 32 bits of an instruction, operands in colour. */
export function EncodingPicture({ encoding }: { encoding: Encoding }) {
  const { t } = useTranslation('instructions');
  const runs = runsOf(patternOf(encoding));
  const spoken = runs.map(({ text, high, bits }) => `${high}–${high - bits + 1}: ${text}`).join(', ');
  return (
    <div className="nl-insn-bits" role="img" aria-label={t('encoding.picture', { bits: spoken })}>
      {runs.map(({ kind, text, high, bits }) => (
        <div key={high} data-kind={kind} style={{ gridColumn: `span ${bits}` }}>
          <small>
            <span>{high}</span>
            {bits > 1 && <span>{high - bits + 1}</span>}
          </small>
          <b>{text}</b>
        </div>
      ))}
    </div>
  );
}
